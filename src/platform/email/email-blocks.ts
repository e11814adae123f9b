import type { Language } from '#domain/people/language.ts'

export type Email = {
  language: Language
  subject: string
  title: string
  blocks: readonly Block[]
  /** Shown at the foot on a white background, with the only button of the email. */
  invitation?: { title: string; text: string; button: Link }
}

export type Link = { label: string; url: string }

export type Block =
  | { kind: 'text' | 'heading' | 'note'; text: string }
  /** The opening. The greeting is missing when the recipient's name is unknown. */
  | { kind: 'lead'; greeting?: string; text: string }
  /** A sentence that ends in a link. */
  | { kind: 'link'; text: string; link: Link }
  | { kind: 'button'; link: Link }
  | { kind: 'items'; items: readonly Item[]; total?: { label: string; money: string } }
  | { kind: 'facts'; facts: readonly { label: string; value?: string; links?: readonly Link[] }[] }
  | { kind: 'calendar'; heads: readonly [string, string, string, string]; rows: readonly CalendarRow[] }

export type Item = { name: string; detail: string; money?: string }

/**
 * `all` and `half` give the last day and the sum of each refund step. Steps that ended or never existed are
 * missing.
 */
export type CalendarRow = {
  name: string
  from: string
  all?: { until: string; money: string }
  half?: { until: string; money: string }
  after?: string
}

export function blockText(block: Block): string {
  switch (block.kind) {
    case 'lead':
      return block.greeting ? `${block.greeting}\n\n${block.text}` : block.text
    case 'text':
    case 'note':
      return block.text
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`
    case 'link':
      return `${block.text} ${block.link.label}: ${block.link.url}`
    case 'button':
      return `${block.link.label}: ${block.link.url}`
    case 'items':
      return [
        ...block.items.map(({ name, detail, money }) => [name, detail, money].filter(Boolean).join('\n  ')),
        ...(block.total ? [`${block.total.label}: ${block.total.money}`] : []),
      ].join('\n')
    case 'facts':
      return block.facts.map(({ label, value, links = [] }) => factText(label, value, links)).join('\n')
    case 'calendar':
      return block.rows.map((row) => calendarText(row, block.heads)).join('\n')
  }
}

function factText(label: string, value: string | undefined, links: readonly Link[]): string {
  return [
    ...(value ? [`${label}: ${value}`] : []),
    ...links.map((link) => `${link.label}: ${link.url}`),
  ].join('\n')
}

function calendarText(row: CalendarRow, [, all, half, after]: readonly string[]): string {
  // A course without a date has no last day: 'until a date is chosen' is the whole row.
  if (!row.after) return `${row.name}, ${row.from}\n  ${row.all?.until}: ${row.all?.money}`
  const step = (head: string | undefined, given: CalendarRow['all']) =>
    given ? [`  ${head} ${given.until}: ${given.money}`] : []
  return [
    `${row.name}, ${row.from}`,
    ...step(all, row.all),
    ...step(half, row.half),
    `  ${after}: ${row.after}`,
  ].join('\n')
}
