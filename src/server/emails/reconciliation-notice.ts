import { type WrittenLetter, writeLetter } from './email.ts'

/** More than a letter should hold: the check at the terminal shows them all. */
const mostShown = 30

const disagreeing =
  'Registrations, payments, seats, credits or letters do not agree. Below each sentence stands the command that mends it, or shows it to whoever has to decide.'
const notCompared =
  'The payments could not be compared, because the payment provider did not answer. Please run the check again.'

type Night = { found: readonly { sentence: string; repair: string }[]; paymentsCompared: boolean }

/** To the academy, on the morning after the nightly check found something. */
export function truthNotice({ found, paymentsCompared }: Night, origin: string): WrittenLetter {
  const shown = found.slice(0, mostShown)
  const subject = subjectOf(found.length)
  return writeLetter(
    {
      language: 'en',
      subject,
      title: subject,
      blocks: [
        { kind: 'lead', text: found.length > 0 ? disagreeing : notCompared },
        { kind: 'items', items: shown.map(({ sentence, repair }) => ({ name: sentence, detail: repair })) },
        ...(found.length > 0 && !paymentsCompared ? [{ kind: 'note', text: notCompared } as const] : []),
        { kind: 'note', text: 'All of them, at the server: npm run academy -- check' },
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
