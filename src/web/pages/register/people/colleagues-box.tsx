import { lazy } from 'react'
import type { Copy } from '#content/en/registration/register.ts'
import type { Language } from '#domain/people/language.ts'
import { retryable } from '../../../hydration/retry.ts'
import { useRequest } from '../../../services/use-request.ts'
import { Button } from '../../../ui/button.tsx'
import type { useChoice } from '../use-choice.ts'
import type { ColleagueRow } from './colleagues.ts'

const loadFields = retryable(() => import('./colleague-fields.tsx'))
const ColleagueFields = lazy(async () => ({ default: (await loadFields()).ColleagueFields }))
const loadCopy = {
  en: retryable(() => import('#content/en/registration/colleagues.ts')),
  es: retryable(() => import('#content/es/registration/colleagues.ts')),
}

type Props = { copy: Copy; language: Language; choice: ReturnType<typeof useChoice> }

/** The fields are loaded for the few who register others too. */
export function ColleaguesBox({ copy, language, choice }: Props) {
  const rows = choice.form.colleagues ?? []
  const isGroup = rows.length > 0
  const { answer: words } = useRequest(async () => {
    if (!isGroup) return null
    const [words] = await Promise.all([loadCopy[language](), loadFields()])
    return words.copy
  }, [language, isGroup])
  const empty: ColleagueRow = { name: '', email: '', language }
  if (!isGroup) {
    return (
      <div>
        <Button size="small" onClick={() => choice.setColleagues([empty])}>
          {copy.colleagues}
        </Button>
      </div>
    )
  }
  if (!words) return null
  return (
    <ColleagueFields
      copy={words}
      faults={copy.contact.faults}
      language={language}
      form={choice.form}
      checked={choice.state.colleaguesChecked}
      onChange={choice.setColleagues}
      onAdd={() => choice.setColleagues([...rows, empty])}
    />
  )
}
