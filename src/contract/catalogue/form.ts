// The form of a kind, read from its schema: the office builds its editor from it, so a new kind needs no new screen.
import { z } from 'zod'

const controls = ['line', 'text', 'list', 'number', 'flag', 'choice', 'group', 'rows'] as const

export type FormField = {
  name: string
  /** list: one line each. group: fields of one object. rows: objects in an order. */
  control: (typeof controls)[number]
  /** In both languages; a Spanish one may be missing. */
  both: boolean
  /** May be left out. */
  optional: boolean
  /** Characters of a line or text. */
  most: number | null
  /** Of a choice, or of each line of a list. */
  options: string[]
  /** Of a group or of each row. */
  fields: FormField[]
}

export const formField: z.ZodType<FormField> = z.object({
  name: z.string(),
  control: z.enum(controls),
  both: z.boolean(),
  optional: z.boolean(),
  most: z.int().nullable(),
  options: z.array(z.string()),
  // Fields again. /api/docs cannot describe what contains itself.
  fields: z.array(z.unknown() as z.ZodType<FormField>),
})

type Json = {
  type?: string
  enum?: unknown[]
  maxLength?: number
  anyOf?: Json[]
  properties?: Record<string, Json>
  items?: Json
}

/** Longer fields may have several lines. */
const longestLine = 250

export function formOf(schema: z.ZodType): FormField[] {
  // Pipes are described by what a form sends.
  return fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json)
}

function fieldsOf({ properties = {} }: Json): FormField[] {
  return Object.entries(properties).map(([name, json]) => fieldOf(name, json))
}

function fieldOf(name: string, json: Json): FormField {
  const { said, optional } = withoutNull(json)
  const inEnglish = said.properties?.en
  const both = inEnglish !== undefined && said.properties?.es !== undefined
  const described = both ? withoutNull(inEnglish).said : said
  return { name, both, optional, ...controlOf(described) }
}

/** Of alternatives, the longest text says most about the field. */
function withoutNull(json: Json): { said: Json; optional: boolean } {
  if (!json.anyOf) return { said: json, optional: false }
  const some = json.anyOf.filter(({ type }) => type !== 'null')
  const inner = some.map((one) => withoutNull(one).said)
  const longest = inner.toSorted((one, other) => (other.maxLength ?? 0) - (one.maxLength ?? 0))[0]
  return { said: longest ?? {}, optional: some.length < json.anyOf.length }
}

function controlOf(json: Json): Pick<FormField, 'control' | 'most' | 'options' | 'fields'> {
  const bare = { most: json.maxLength ?? null, options: [], fields: [] }
  if (json.enum) return { ...bare, control: 'choice', options: json.enum.map(String) }
  if (json.type === 'boolean') return { ...bare, control: 'flag' }
  if (json.type === 'number' || json.type === 'integer') return { ...bare, control: 'number' }
  if (json.type === 'array') {
    const fields = fieldsOf(json.items ?? {})
    return {
      ...bare,
      most: json.items?.maxLength ?? null,
      options: (json.items?.enum ?? []).map(String),
      control: fields.length > 0 ? 'rows' : 'list',
      fields,
    }
  }
  if (json.type === 'object') return { ...bare, control: 'group', fields: fieldsOf(json) }
  return { ...bare, control: (json.maxLength ?? 0) > longestLine ? 'text' : 'line' }
}
