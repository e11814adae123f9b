import { retryable } from '../../../hydration/retry.ts'
import { loadCanceledDateCopy, questionAbout } from '../../../services/dates/date-answers.ts'
import { useRequest } from '../../../services/use-request.ts'
import type { AccountTabProps } from '../account-tab.ts'
import type { OpenDialog } from './course-dialog.tsx'

const load = retryable(() => import('../../../ui/open-questions.tsx'))

type Props = Pick<AccountTabProps, 'language' | 'account' | 'onChanged'> & {
  onOpen: (dialog: OpenDialog) => void
}

/** First on the page: what the academy canceled, and the choice. It stays after the answer. */
export function AccountCanceledDates({ language, account, onChanged, onOpen }: Props) {
  const lines = Object.entries(account.active).flatMap(([course, entries]) =>
    entries.flatMap((entry) => (entry.asked ? [{ ...entry, course, asked: entry.asked }] : [])),
  )
  const isAsked = lines.length > 0
  const { answer } = useRequest(
    isAsked ? async () => ({ copy: await loadCanceledDateCopy(language), ...(await load()) }) : null,
    [language, isAsked],
  )
  if (!answer) return null
  const { copy, Questions } = answer
  const questions = lines.map((line) => {
    const { registrationId, course, offeredDates } = line
    const onDate = () => onOpen({ kind: 'date', registrationId, course, current: null, offeredDates })
    return questionAbout(
      { ...line, registration: { id: registrationId }, onDate },
      { copy, language, onChanged },
    )
  })
  return <Questions words={copy} questions={questions} />
}
