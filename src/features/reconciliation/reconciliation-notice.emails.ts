import { nightlyCheck } from '#content/en/office/emails/emails.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'
import { officeOrigin } from '#platform/office-origin.ts'
import { type Disagreement, remedyOf } from './disagreement.ts'

/** Keeps the email readable. The `check` command lists all of them. */
const mostShown = 30

type Night = { found: readonly Disagreement[]; paymentsCompared: boolean }

/** Sent to the academy when the nightly reconciliation found disagreements or could not compare payments. */
export function reconciliationNotice({ found, paymentsCompared }: Night, origin: string): WrittenEmail {
  const shown = found.slice(0, mostShown)
  const office = officeOrigin(origin)
  const subject = nightlyCheck.subject(found.length)
  return writeEmail(
    {
      language: 'en',
      subject,
      title: subject,
      blocks: [
        { kind: 'lead', text: found.length > 0 ? nightlyCheck.disagreeing : nightlyCheck.notCompared },
        { kind: 'items', items: shown.map((one) => ({ name: one.sentence, detail: remedyOf(one, office) })) },
        ...(found.length > 0 && !paymentsCompared
          ? [{ kind: 'note', text: nightlyCheck.notCompared } as const]
          : []),
        { kind: 'note', text: nightlyCheck.listAll },
      ],
    },
    origin,
  )
}
