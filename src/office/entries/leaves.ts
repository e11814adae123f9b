// The single fields of an entry, by their paths. Differences, stale forms and errors speak of them.
import {
  entryCopy as copy,
  fieldName,
  languageNames,
  optionName,
} from '#content/en/office/catalogue/entries.ts'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import type { FormField } from '#contract/catalogue/form.ts'
import type { EntryKindName } from '#contract/catalogue/kinds.ts'
import type { OfficeEntryHead } from '#contract/office/entries.ts'
import { positionAfter } from '#domain/catalogue/entries.ts'
import { formatMoney } from '#domain/money/money.ts'

export type Data = Readonly<Record<string, unknown>>
export type Leaf = { path: string; label: string; field: FormField }

/** Rows are one leaf: they are compared and chosen as a whole. */
export function leavesOf(kind: EntryKindName, form: readonly FormField[], before = '', label = ''): Leaf[] {
  return form.flatMap((field) => {
    const path = before + field.name
    const own = fieldName(kind, field.name)
    const named = label ? `${label}, ${own.toLowerCase()}` : own
    if (field.both) {
      return (['en', 'es'] as const).map((language) => ({
        path: `${path}.${language}`,
        label: `${named}, ${languageNames[language]}`,
        field,
      }))
    }
    if (field.control === 'group') return leavesOf(kind, field.fields, `${path}.`, named)
    return [{ path, label: named, field }]
  })
}

export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (part as Data | null | undefined)?.[name], data)
}

export function withValue(data: Data, path: string, value: unknown): Data {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...data, [name]: value }
  const inner = (data[name] ?? (isLanguage(rest) ? { en: '', es: null } : {})) as Data
  return { ...data, [name]: withValue(inner, rest.join('.'), value) }
}

const isLanguage = ([name]: readonly string[]) => name === 'en' || name === 'es'

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

export function changedLeaves(leaves: readonly Leaf[], before: unknown, after: unknown): Leaf[] {
  return leaves.filter(({ path }) => !isSame(valueAt(before, path), valueAt(after, path)))
}

/** A value as one text. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? copy.yes : copy.no
  if (Array.isArray(value)) return value.map(shown).join('\n')
  if (typeof value === 'object') return Object.values(value).map(shown).filter(Boolean).join('\n')
  return String(value)
}

const amounts = ['charged', 'listed']
/** Lists of ids of courses and programs. */
const items = ['courses', 'own', 'onlyItems']

export function shownLeaf({ field }: Leaf, value: unknown): string {
  if (amounts.includes(field.name) && typeof value === 'number') return formatMoney(value)
  if (items.includes(field.name) && Array.isArray(value)) return value.map(itemLabel).join('\n')
  return field.control === 'choice' && typeof value === 'string' ? optionName(value) : shown(value)
}

/** What a new entry starts with. */
export function blank(form: readonly FormField[]): Data {
  return Object.fromEntries(form.map((field) => [field.name, blankValue(field)]))
}

/** A new entry comes last in lists that staff order. */
export function blankAfter(form: readonly FormField[], others: readonly OfficeEntryHead[]): Data {
  const empty = blank(form)
  return 'position' in empty ? { ...empty, position: positionAfter(others) } : empty
}

function blankValue({ control, both, optional, options, fields }: FormField): unknown {
  if (optional) return null
  const one = { line: '', text: '', list: [], number: 0, flag: false, rows: [] }
  if (both) return { en: control === 'list' ? [] : '', es: null }
  if (control === 'choice') return options[0] ?? ''
  return control === 'group' ? blank(fields) : one[control]
}

/** What is sent: an empty Spanish text is a missing one, an empty optional one is none, and empty lines are dropped. */
export function tidy(form: readonly FormField[], data: Data): Data {
  return Object.fromEntries(form.map((field) => [field.name, tidyValue(field, data[field.name])]))
}

function tidyValue(field: FormField, value: unknown): unknown {
  const { control, both, optional, fields } = field
  if (both) {
    const { en, es } = (value ?? { en: null, es: null }) as Record<string, unknown>
    const said = { en: tidyText(control, en), es: orNull(tidyText(control, es)) }
    return optional && orNull(said.en) === null ? null : said
  }
  if (control === 'rows') return ((value ?? []) as Data[]).map((row) => tidy(fields, row))
  if (value === null || value === undefined) return null
  if (control === 'group') return tidy(fields, value as Data)
  const text = tidyText(control, value)
  return optional ? orNull(text) : text
}

function tidyText(control: FormField['control'], value: unknown): unknown {
  if (control === 'list') return ((value ?? []) as string[]).map((line) => line.trim()).filter(Boolean)
  return typeof value === 'string' ? value.trim() : value
}

const orNull = (value: unknown) =>
  value === '' || value === undefined || (Array.isArray(value) && value.length === 0) ? null : value

/** What names an entry in lists: its first line in English. */
export function titleOf(form: readonly FormField[], data: unknown, key: string): string {
  const first = form.find(({ control, name }) => control === 'line' && name !== 'slug')
  const value = first && valueAt(data, first.both ? `${first.name}.en` : first.name)
  return typeof value === 'string' && value !== '' ? value : key
}
