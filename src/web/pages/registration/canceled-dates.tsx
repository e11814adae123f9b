import { useState } from 'react'
import type { Copy } from '#content/en/registration/registration.ts'
import type { GuestRegistration } from '#contract/registrations.ts'
import type { Language } from '#domain/people/language.ts'
import { retryable } from '../../hydration/retry.ts'
import { loadCanceledDateCopy, questionAbout } from '../../services/dates/date-answers.ts'
import type { DateChoice } from '../../services/dates/use-date-dialog.ts'
import { useRequest } from '../../services/use-request.ts'
import { LinkDateDialog } from './link-date-dialog.tsx'

const load = retryable(() => import('../../ui/open-questions.tsx'))

type Props = {
  copy: Copy
  language: Language
  token: string
  registration: GuestRegistration
  onChanged: () => Promise<void>
}

/** What the academy canceled, and the choice. It stays after the answer. */
export function LinkCanceledDates({ copy, language, token, registration, onChanged }: Props) {
  const [choice, setChoice] = useState<DateChoice | null>(null)
  const lines = registration.lines.flatMap((line) => (line.asked ? [{ ...line, asked: line.asked }] : []))
  const isAsked = lines.length > 0
  const { answer } = useRequest(
    isAsked ? async () => ({ words: await loadCanceledDateCopy(language), ...(await load()) }) : null,
    [language, isAsked],
  )
  if (!answer) return null
  const { words, Questions } = answer
  const questions = lines.map((line) => {
    const { course, offeredDates } = line
    const onDate = () => setChoice({ course, current: null, offeredDates })
    return questionAbout({ ...line, registration: { token }, onDate }, { copy: words, language, onChanged })
  })
  return (
    <>
      <Questions words={words} questions={questions} />
      {choice && (
        <LinkDateDialog {...{ copy, language, token, choice, onChanged }} onClose={() => setChoice(null)} />
      )}
    </>
  )
}
