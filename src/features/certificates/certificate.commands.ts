import { readCertificateCode } from '#domain/awards/certificate-code.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { UsageError } from '#features/command-line/exit-codes.ts'
import { message } from '#features/command-line/result.ts'
import { reissueCertificate } from './replace-certificate.ts'

export const addCertificateCommand: AddCommands = (program, run) => {
  program
    .command('certificate')
    .command('reissue')
    .summary('Replaces a certificate that was revoked by mistake; the office replaces valid ones.')
    .description('The course must still be completed, without another valid certificate.')
    .argument('<CODE>', 'the code on the certificate', readCode)
    .action(
      run(async ({ context, confirm, note }, former) => {
        await confirm(`The owner of certificate ${former} will get a new one by email.`)
        const { code, name } = await reissueCertificate(former, context, note)
        return message(`The new certificate of ${name} is ${code}.`, { code, name })
      }),
    )
}

function readCode(word: string): string {
  const code = readCertificateCode(word)
  if (code !== null) return code
  throw new UsageError(`"${word}" is not a certificate code. Codes look like 7K3M-Q9XD-W2HP.`)
}
