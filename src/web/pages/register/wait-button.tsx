import type { Copy } from '#content/en/register.ts'
import { displayName } from '#domain/catalogue.ts'
import type { Language } from '#domain/language.ts'
import { formatRange } from '#domain/short-dates.ts'
import { WordButton } from '../../ui/word-button.tsx'
import type { WantedDate } from './waiting-list-dialog.tsx'

type WaitButtonProps = {
  copy: Copy['courses']
  language: Language
  wanted: WantedDate
  onWait: (wanted: WantedDate) => void
}

/** The way to the waiting list of a full date. */
export function WaitButton({ copy, language, wanted, onWait }: WaitButtonProps) {
  const { course, start, end } = wanted
  const about = `${displayName(course, language)}, ${formatRange(start, end, language)}`
  return (
    <WordButton strong about={about} onClick={() => onWait(wanted)}>
      {copy.joinWaitingList}
    </WordButton>
  )
}
