// Fields that name other entries or files, by the field's name.
import { useQuery } from '@tanstack/react-query'
import { courseIds } from '#content/catalogue.ts'
import { optionName } from '#content/en/office/catalogue/entries.ts'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import type { FormField } from '#contract/catalogue/form.ts'
import { programIds } from '#domain/catalogue/catalogue.ts'
import { titleOf } from '../../entries/leaves.ts'
import { reading } from '../../services/queries.ts'

type Option = { value: string; label: string }

/** Undefined: the field holds a text of its own. */
export function useReferences({ name, control, options }: FormField): readonly Option[] | undefined {
  const questions = useQuery({
    ...reading('GET /api/office/catalogue/:kind', { params: { kind: 'faq' } }),
    enabled: name === 'questions',
  })
  if (control === 'list' && options.length > 0) {
    return options.map((value) => ({ value, label: optionName(value) }))
  }
  if (name === 'courses' || name === 'own') {
    return courseIds().map((value) => ({ value, label: itemLabel(value) }))
  }
  if (name === 'onlyItems') {
    return [...courseIds(), ...programIds].map((value) => ({ value, label: itemLabel(value) }))
  }
  if (name === 'questions') {
    const { form = [], entries = [] } = questions.data ?? {}
    return entries.map(({ key, data, draft }) => ({ value: key, label: titleOf(form, data ?? draft, key) }))
  }
  return undefined
}
