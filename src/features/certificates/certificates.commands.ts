import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { wordsIn } from '#content/words.ts'
import { readCertificateCode } from '#domain/awards/certificate-code.ts'
import { dayOf } from '#domain/dates/days.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { CommandError, UsageError } from '#features/command-line/exit-codes.ts'
import { message } from '#features/command-line/result.ts'
import type { Database } from '#platform/database/connection.ts'
import type { CertificateRow } from '#platform/database/rows/account.ts'
import { certificateByCode } from './certificates.queries.ts'
import { endCertificate, reissueCertificate } from './replace-certificate.ts'

export const addCertificateCommands: AddCommands = (program, run) => {
  const certificate = program.command('certificate')
  codeCommand(certificate, 'revoke')
    .summary('Revokes a certificate; its verification page says so.')
    .description(
      'The course stays completed, with its hours. "certificate reissue" replaces the certificate, "complete --undo" undoes the completion.',
    )
    .action(
      run(async ({ connection, context, confirm, note }, typedCode) => {
        const certificate = await findCertificate(typedCode, connection.database)
        const { code, name, revokedAt } = certificate
        if (revokedAt !== null) {
          throw new CommandError(`Certificate ${code} was already revoked on ${dayOf(revokedAt)}.`)
        }
        await confirm(`${described(certificate)} will be revoked.`)
        await endCertificate(code, context, note)
        return message(`Certificate ${code} of ${name} is revoked.`, { code, name })
      }),
    )
  codeCommand(certificate, 'reissue')
    .summary('Replaces a certificate; the new one has the name in the owner’s profile.')
    .description(
      'It also replaces a revoked certificate, as long as the course is completed and has no other valid one.',
    )
    .action(
      run(async ({ connection, context, confirm, note }, typedCode) => {
        const former = await findCertificate(typedCode, connection.database)
        const fate =
          former.revokedAt === null ? 'will be revoked' : `was revoked on ${dayOf(former.revokedAt)}`
        await confirm(`${described(former)} ${fate}, and its owner will get a new one by email.`)
        const { code, name } = await reissueCertificate(former.code, context, note)
        const address = `${context.origin}/verify/${code}`
        return message(`The new certificate of ${name} is ${code}: ${address}`, { code, name, address })
      }),
    )
}

function codeCommand(certificate: CommandUnknownOpts, name: string) {
  return certificate.command(name).argument('<CODE>', 'the code on the certificate', readCode)
}

function readCode(word: string): string {
  const code = readCertificateCode(word)
  if (code !== null) return code
  throw new UsageError(`"${word}" is not a certificate code. Codes look like 7K3M-Q9XD-W2HP.`)
}

async function findCertificate(code: string, database: Database): Promise<CertificateRow> {
  const certificate = await certificateByCode(database, code)
  if (!certificate) throw new CommandError(`There is no certificate ${code}.`)
  return certificate
}

/** The question names owner and course, because a code is easy to mistype. */
function described({ code, name, course, completedOn }: CertificateRow): string {
  return `Certificate ${code} of ${name}, ${wordsIn('en').courseLabel(course)} on ${completedOn},`
}
