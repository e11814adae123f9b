import type { Database } from '#database/engine/connection.ts'
import { certificateByCode } from '#database/tables/certificates.ts'
import type { CertificateRow } from '#database/tables/rows/account.ts'
import { courseLabel } from '#domain/catalogue.ts'
import { readCertificateCode } from '#domain/certificate-code.ts'
import { dayOf } from '#domain/days.ts'
import { endCertificate, reissueCertificate } from '#server/account/replace-certificate.ts'
import { type Command, Refusal, UsageFault } from '../command.ts'
import { told } from '../result.ts'

const revoke: Command = {
  usage: 'certificate revoke CODE',
  does: 'Ends a certificate: whoever checks it is told so.',
  details:
    'The course stays completed, with its hours: "certificate reissue" replaces it, "complete --undo" takes the completion back.',
  async run(given, { connection: { database }, checkout, confirm, note }) {
    const certificate = await known(given.word('CODE'), database)
    const { code, name, revokedAt } = certificate
    if (revokedAt !== null)
      throw new Refusal(`Certificate ${code} was revoked on ${dayOf(revokedAt)} already.`)
    await confirm(`${described(certificate)} will be revoked.`)
    await endCertificate(code, checkout, note)
    return told(`Certificate ${code} of ${name} is revoked.`, { code, name })
  },
}

const reissue: Command = {
  usage: 'certificate reissue CODE',
  does: 'Replaces a certificate, with the name that its owner’s profile has now.',
  details:
    'One that was revoked before is replaced too, as long as the course is completed and no other stands.',
  async run(given, { connection: { database }, checkout, confirm, note }) {
    const former = await known(given.word('CODE'), database)
    const fate = former.revokedAt === null ? 'will be revoked' : `was revoked on ${dayOf(former.revokedAt)}`
    await confirm(`${described(former)} ${fate}, and a new one will be mailed to its owner.`)
    const { code, name } = await reissueCertificate(former.code, checkout, note)
    const address = `${checkout.origin}/verify/${code}`
    return told(`The new certificate of ${name} is ${code}: ${address}`, { code, name, address })
  },
}

async function known(word: string, database: Database): Promise<CertificateRow> {
  const code = readCertificateCode(word)
  if (code === null) throw new UsageFault(`A code is written as 7K3M-Q9XD-W2HP; "${word}" is none.`)
  const certificate = await certificateByCode(database, code)
  if (!certificate) throw new Refusal(`There is no certificate ${code}.`)
  return certificate
}

/** A code is soon mistyped: whose it is, and for what, is read before anything happens to it. */
function described({ code, name, course, completedOn }: CertificateRow): string {
  return `Certificate ${code} of ${name}, ${courseLabel(course, 'en')} on ${completedOn},`
}

export const certificateCommands: readonly Command[] = [revoke, reissue]
