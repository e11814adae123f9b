import type { Copy } from '#content/en/registration/registration.ts'
import type { Language } from '#domain/people/language.ts'
import { type DateChoice, useDateDialog } from '../../services/dates/use-date-dialog.ts'
import { chooseDateByLink } from '../../services/session/emailed-links.ts'
import { DateDialog } from '../../ui/dialog/date-dialog.tsx'

type LinkDateDialogProps = {
  copy: Copy
  language: Language
  token: string
  choice: DateChoice
  onChanged: () => Promise<void>
  onClose: () => void
}

export function LinkDateDialog({ copy, language, token, choice, onChanged, onClose }: LinkDateDialogProps) {
  const dialog = useDateDialog(choice, {
    copy: copy.date,
    language,
    choose: (start) => chooseDateByLink(token, choice.course, start),
    onChanged,
  })
  return <DateDialog {...dialog} onClose={onClose} />
}
