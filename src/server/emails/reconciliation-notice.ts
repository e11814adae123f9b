import { type WrittenEmail, writeEmail } from './email.ts'

/** Keeps the email readable. The `check` command lists all of them. */
const mostShown = 30

const disagreeing =
  'Registrations, payments, seats, certificates or emails do not agree. Below each sentence is the command that repairs it, or shows it if staff must decide.'
const notCompared =
  'The payments could not be compared, because the payment provider did not answer. Please run the check again.'

type Night = { found: readonly { sentence: string; repair: string }[]; paymentsCompared: boolean }

/** Sent to the academy when the nightly reconciliation found disagreements or could not compare payments. */
export function reconciliationNotice({ found, paymentsCompared }: Night, origin: string): WrittenEmail {
  const shown = found.slice(0, mostShown)
  const subject = subjectOf(found.length)
  return writeEmail(
    {
      language: 'en',
      subject,
      title: subject,
      blocks: [
        { kind: 'lead', text: found.length > 0 ? disagreeing : notCompared },
        { kind: 'items', items: shown.map(({ sentence, repair }) => ({ name: sentence, detail: repair })) },
        ...(found.length > 0 && !paymentsCompared ? [{ kind: 'note', text: notCompared } as const] : []),
        { kind: 'note', text: 'To list all of them on the server: npm run academy -- check' },
      ],
    },
    origin,
  )
}

function subjectOf(found: number): string {
  if (found === 0) return 'The nightly check could not compare the payments'
  return found === 1
    ? 'The nightly check found one disagreement'
    : `The nightly check found ${found} disagreements`
}
