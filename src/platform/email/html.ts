// HTML that escapes by default: a value between the parts of the template is text unless it is HTML itself.

export type Html = { readonly markup: string }

type Value = string | Html | readonly Html[] | undefined

export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const markup = parts.map((part, index) => (index === 0 ? part : markupOf(values[index - 1]) + part))
  return { markup: markup.join('') }
}

/** Markup that this code base wrote, such as a style sheet. Never pass it anything that a person typed. */
export function trusted(markup: string): Html {
  return { markup }
}

function markupOf(value: Value): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return escapeHtml(value)
  if ('markup' in value) return value.markup
  return value.map(({ markup }) => markup).join('\n')
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
