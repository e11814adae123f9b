import { readCertificateCode } from '#domain/certificate-code.ts'
import { endCertificate, reissueCertificate } from '#server/account/complete-course.ts'
import { type Command, UsageFault } from '../command.ts'
import { told } from '../result.ts'

const revoke: Command = {
  usage: 'certificate revoke CODE',
  does: 'Ends a certificate: whoever checks it is told so.',
  async run(given, { checkout, confirm, note }) {
    const code = readCode(given.word('CODE'))
    await confirm(`Certificate ${code} will be revoked.`)
    const { name } = await endCertificate(code, checkout, note)
    return told(`Certificate ${code} of ${name} is revoked.`, { code, name })
  },
}

const reissue: Command = {
  usage: 'certificate reissue CODE',
  does: 'Replaces a certificate, with the name that its owner’s profile has now.',
  async run(given, { checkout, confirm, note }) {
    const former = readCode(given.word('CODE'))
    await confirm(`Certificate ${former} will be revoked, and a new one mailed to its owner.`)
    const { code, name } = await reissueCertificate(former, checkout, note)
    const address = `${checkout.origin}/verify/${code}`
    return told(`The new certificate of ${name} is ${code}: ${address}`, { code, name, address })
  },
}

function readCode(word: string): string {
  const code = readCertificateCode(word)
  if (code === null) throw new UsageFault(`A code is written as 7K3M-Q9XD-W2HP; "${word}" is none.`)
  return code
}

export const certificateCommands: readonly Command[] = [revoke, reissue]
