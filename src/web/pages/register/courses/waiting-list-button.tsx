import type { Copy } from '#content/en/registration/register.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { WordButton } from '../../../ui/word-button.tsx'
import type { WaitingListDate } from './waiting-list-dialog.tsx'

type WaitingListButtonProps = {
  copy: Copy['courses']
  language: Language
  date: WaitingListDate
  onWait: (date: WaitingListDate) => void
}

export function WaitingListButton({ copy, language, date, onWait }: WaitingListButtonProps) {
  const { course, start, end } = date
  const about = `${wordsIn(language).displayName(course)}, ${wordsIn(language).formatRange(start, end)}`
  return (
    <WordButton strong about={about} onClick={() => onWait(date)}>
      {copy.joinWaitingList}
    </WordButton>
  )
}
