// Fields that name other entries or files, by the field's name.
import { useQuery } from '@tanstack/react-query'
import { courseIds } from '#content/catalogue.ts'
import { itemLabel } from '#content/en/office/items.ts'
import { facultyMembers, nameOf } from '#content/faculty-members.ts'
import { photos } from '#content/photos.ts'
import type { OfficeEntries } from '#contract/office/entries.ts'
import { reading } from '../../services/queries.ts'
import { titleOf } from './leaves.ts'

type Option = { value: string; label: string }

/** Undefined: the field holds a text of its own. */
export function useReferences(field: string): readonly Option[] | undefined {
  const questions = useQuery({
    ...reading<OfficeEntries>('/catalogue/faq'),
    enabled: field === 'questions',
  })
  if (field === 'courses' || field === 'own') {
    return courseIds().map((value) => ({ value, label: itemLabel(value) }))
  }
  if (field === 'faculty') {
    return facultyMembers.map((member) => ({ value: member.initials, label: nameOf(member) }))
  }
  if (field === 'questions') {
    const { form = [], entries = [] } = questions.data ?? {}
    return entries.map(({ key, data, draft }) => ({ value: key, label: titleOf(form, data ?? draft, key) }))
  }
  if (field === 'photo') return Object.keys(photos).map((value) => ({ value, label: value }))
  return undefined
}
