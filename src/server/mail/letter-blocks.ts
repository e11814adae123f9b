import type { Language } from '#domain/language.ts'
import { escapeHtml } from './html.ts'

export const ink = '#0b1b33'
const slate = '#47546a'
const line = '#e3d5bd'
const gold = '#d8a968'

export type Letter = {
  language: Language
  subject: string
  title: string
  blocks: readonly Block[]
  /** On white ground at the foot, with the letter's one button. */
  invitation?: { title: string; text: string; button: Link }
}

export type Link = { label: string; url: string }

export type Block =
  | { kind: 'text' | 'heading' | 'note'; text: string }
  /** What the letter is about; where its reader has told a name, below a greeting on a line of its own. */
  | { kind: 'lead'; greeting?: string; text: string }
  /** A sentence that ends in a link. */
  | { kind: 'link'; text: string; link: Link }
  | { kind: 'button'; link: Link }
  | { kind: 'items'; items: readonly Item[]; total?: { label: string; money: string } }
  | { kind: 'facts'; facts: readonly { label: string; value?: string; links?: readonly Link[] }[] }
  | { kind: 'calendar'; heads: readonly [string, string, string, string]; rows: readonly CalendarRow[] }

export type Item = { name: string; detail: string; money?: string }

/** `all` and `half` say until when, and what comes back then; a step that is over or never was is left out. */
export type CalendarRow = {
  name: string
  from: string
  all?: { until: string; money: string }
  half?: { until: string; money: string }
  after?: string
}

/** Web faces where the client loads them, Georgia and Helvetica elsewhere: no line depends on a width. */
export const face = {
  serif: (size: number, colour: string, height: string) =>
    `font:500 ${size}px/${height} 'Cormorant Garamond',Georgia,serif;font-variant-numeric:lining-nums;color:${colour}`,
  sans: (size: number, colour: string, height: string) =>
    `font:400 ${size}px/${height} Jost,Helvetica,Arial,sans-serif;color:${colour}`,
}

export function cell(style: string, content: string, attributes = ''): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${attributes}><tr><td style="${style}">${content}</td></tr></table>`
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
  // Without a date there is no last day: 'until a date is chosen' says it all.
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

export function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'lead':
      return leadHtml(block.greeting, block.text)
    case 'text':
      return cell(`padding:0 0 20px;${face.sans(17, ink, '1.6')}`, escapeHtml(block.text))
    case 'note':
      return cell(`padding:24px 0 0;${face.sans(16, slate, '1.6')}`, escapeHtml(block.text))
    case 'heading':
      return cell(`padding:44px 0 12px;${face.serif(30, ink, '1.15')}`, escapeHtml(block.text))
    case 'link':
      return cell(
        `padding:18px 0 0;${face.sans(16, slate, '1.6')}`,
        `${escapeHtml(block.text)} ${linkHtml(block.link)}`,
      )
    case 'button':
      return cell(
        `padding:20px 24px;background:#f47a1f;border-radius:2px;text-align:center`,
        `<a href="${escapeHtml(block.link.url)}" style="display:block;text-decoration:none;${face.sans(17, ink, '20px')};font-weight:500">${escapeHtml(block.link.label)}</a>`,
      )
    case 'items':
      return itemsHtml(block.items, block.total)
    case 'facts':
      return factsHtml(block.facts)
    case 'calendar':
      return calendarHtml(block.heads, block.rows)
  }
}

function leadHtml(greeting: string | undefined, text: string): string {
  const paragraph = (padding: string, words: string) =>
    cell(`padding:${padding};${face.sans(18, slate, '1.6')}`, escapeHtml(words))
  return greeting
    ? paragraph('18px 0 0', greeting) + paragraph('12px 0 36px', text)
    : paragraph('18px 0 36px', text)
}

function linkHtml({ label, url }: Link): string {
  const words = withNumbersKept(label)
  return `<a href="${escapeHtml(url)}" style="${face.sans(16, ink, '1.6')};font-weight:500;text-decoration:none;border-bottom:1px solid ${gold}">${words}</a>`
}

function table(rows: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}</table>`
}

/** 'Beverly Hills, CA' and '24 CE Hours' do not part at the end of a line. */
function keptTogether(words: string): string {
  return escapeHtml(words).replace(/Beverly Hills, CA|\d+ CE Hours|\d+ horas CE/g, (phrase) =>
    phrase.replaceAll(' ', '&nbsp;'),
  )
}

function itemsHtml(items: readonly Item[], total: { label: string; money: string } | undefined): string {
  const rows = items.map(({ name, detail, money }, index) => {
    const border = `border-top:1px solid ${index === 0 ? gold : line};padding:20px 0`
    return `<tr><td style="${border};${face.serif(24, ink, '1.15')}">${keptTogether(name)}<br><span style="${face.sans(16, slate, '1.8')}">${keptTogether(detail)}</span></td>
<td align="right" valign="top" style="${border};padding-left:16px;white-space:nowrap;${face.sans(17, ink, '28px')}">${escapeHtml(money ?? '')}</td></tr>`
  })
  const sum =
    total &&
    `<tr><td style="border-top:1px solid ${ink};padding:22px 0;${face.sans(17, ink, '1.45')}">${escapeHtml(total.label)}</td>
<td align="right" style="border-top:1px solid ${ink};padding:22px 0;white-space:nowrap;${face.serif(46, ink, '1')}">${escapeHtml(total.money)}</td></tr>`
  return `${table(rows.join('\n'))}\n${sum ? table(sum) : ''}`
}

function factsHtml(facts: Extract<Block, { kind: 'facts' }>['facts']): string {
  const rows = facts.map(({ label, value, links = [] }) => {
    const border = `border-top:1px solid ${line};padding:12px 0`
    const words = value ? escapeHtml(value) : links.map(linkHtml).join('&ensp;&ensp;')
    return `<tr><td width="34%" valign="top" style="${border};padding-right:12px;${face.sans(16, slate, '1.5')}">${escapeHtml(label)}</td>
<td style="${border};${face.sans(16, ink, '1.5')}">${words}</td></tr>`
  })
  return table(
    `${rows.join('\n')}<tr><td colspan="2" style="border-top:1px solid ${line};font-size:0">&nbsp;</td></tr>`,
  )
}

function calendarHtml(heads: readonly string[], rows: readonly CalendarRow[]): string {
  const colours = ['', ink, gold, line]
  const head = heads
    .map((words, index) => {
      const bar = index === 0 ? '' : `border-bottom:6px solid ${colours[index]};`
      return `<td valign="bottom" style="${bar}padding:0 8px 8px 0;${face.sans(15, slate, '1.4')}">${escapeHtml(words)}</td>`
    })
    .join('\n')
  const border = `border-bottom:1px solid ${line};padding:12px 8px 12px 0`
  const step = (given: CalendarRow['all']) =>
    `<td valign="bottom" style="${border};${face.sans(15, ink, '1.5')}">${given ? `${escapeHtml(given.until)}<br><span style="${face.serif(22, ink, '1.2')}">${escapeHtml(given.money)}</span>` : ''}</td>`
  const body = rows.map(
    (
      row,
    ) => `<tr><td valign="top" style="${border};${face.sans(15, ink, '1.5')}">${withNumbersKept(row.name)}<br><span style="color:${slate}">${escapeHtml(row.from)}</span></td>
${step(row.all)}
${step(row.half)}
<td valign="bottom" style="${border};padding-right:0;${face.serif(20, ink, '1.2')}">${escapeHtml(row.after ?? '')}</td></tr>`,
  )
  return table(`<tr>${head}</tr>\n${body.join('\n')}`)
}

/** A number stays on the line of its word: 'Module 2'. */
function withNumbersKept(words: string): string {
  return escapeHtml(words).replaceAll(/ (?=\d)/g, '&nbsp;')
}
