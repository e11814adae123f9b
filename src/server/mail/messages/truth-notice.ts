import { type WrittenLetter, writeLetter } from '../letter.ts'

/** More than a letter should hold: the check at the terminal shows them all. */
const mostShown = 30

/** To the academy, on the morning after the nightly check found something. */
export function truthNotice(
  found: readonly { sentence: string; repair: string }[],
  origin: string,
): WrittenLetter {
  const shown = found.slice(0, mostShown)
  const subject =
    found.length === 1
      ? 'The nightly check found one disagreement'
      : `The nightly check found ${found.length} disagreements`
  return writeLetter(
    {
      language: 'en',
      subject,
      title: subject,
      blocks: [
        {
          kind: 'lead',
          text: 'Registrations, payments, seats, credits or letters do not agree. Below each sentence stands the command that mends it, or shows it to who has to decide.',
        },
        { kind: 'items', items: shown.map(({ sentence, repair }) => ({ name: sentence, detail: repair })) },
        { kind: 'note', text: 'All of them, at the server: npm run academy -- check' },
      ],
    },
    origin,
  )
}
