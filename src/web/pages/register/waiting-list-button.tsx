import type { Copy } from '#content/en/register.ts'
import { displayName } from '#domain/catalogue.ts'
import type { Language } from '#domain/language.ts'
import { formatRange } from '#domain/short-dates.ts'
import { WordButton } from '../../ui/word-button.tsx'
import type { WaitingListDate } from './waiting-list-dialog.tsx'

type WaitingListButtonProps = {
  copy: Copy['courses']
  language: Language
  date: WaitingListDate
  onWait: (date: WaitingListDate) => void
}

export function WaitingListButton({ copy, language, date, onWait }: WaitingListButtonProps) {
  const { course, start, end } = date
  const about = `${displayName(course, language)}, ${formatRange(start, end, language)}`
  return (
    <WordButton strong about={about} onClick={() => onWait(date)}>
      {copy.joinWaitingList}
    </WordButton>
  )
}
