// Email blocks as HTML for mail clients: tables, with every style that matters inline in the cells.

import type { Block, CalendarRow, Item, Link } from './email-blocks.ts'
import { type Html, html, trusted } from './html.ts'

export const ink = '#0b1b33'
const slate = '#47546a'
const line = '#e3d5bd'
const gold = '#d8a968'
const noBreakSpace = '\u00a0'

/** Clients that load no web fonts fall back to Georgia and Helvetica, so no line may depend on a text width. */
export const face = {
  serif: (size: number, color: string, height: string) =>
    `font:500 ${size}px/${height} Cormorant Garamond,Georgia,serif;font-variant-numeric:lining-nums;color:${color}`,
  sans: (size: number, color: string, height: string) =>
    `font:400 ${size}px/${height} Jost,Helvetica,Arial,sans-serif;color:${color}`,
}

export function cell(style: string, content: Html | string, attributes = ''): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${trusted(attributes)}><tr><td style="${style}">${content}</td></tr></table>`
}

export function blockHtml(block: Block): Html {
  switch (block.kind) {
    case 'lead':
      return leadHtml(block.greeting, block.text)
    case 'text':
      return cell(`padding:0 0 20px;${face.sans(17, ink, '1.6')}`, block.text)
    case 'note':
      return cell(`padding:24px 0 0;${face.sans(16, slate, '1.6')}`, block.text)
    case 'heading':
      return cell(`padding:44px 0 12px;${face.serif(30, ink, '1.15')}`, block.text)
    case 'link':
      return cell(
        `padding:18px 0 0;${face.sans(16, slate, '1.6')}`,
        html`${block.text} ${linkHtml(block.link)}`,
      )
    case 'button':
      return cell(
        'padding:20px 24px;background:#f47a1f;border-radius:2px;text-align:center',
        html`<a href="${block.link.url}" style="display:block;text-decoration:none;${face.sans(17, ink, '20px')};font-weight:500">${block.link.label}</a>`,
      )
    case 'items':
      return itemsHtml(block.items, block.total)
    case 'facts':
      return factsHtml(block.facts)
    case 'calendar':
      return calendarHtml(block.heads, block.rows)
  }
}

function leadHtml(greeting: string | undefined, text: string): Html {
  const paragraph = (padding: string, words: string) =>
    cell(`padding:${padding};${face.sans(18, slate, '1.6')}`, words)
  return greeting
    ? html`${paragraph('18px 0 0', greeting)}${paragraph('12px 0 36px', text)}`
    : paragraph('18px 0 36px', text)
}

function linkHtml({ label, url }: Link): Html {
  return html`<a href="${url}" style="${face.sans(16, ink, '1.6')};font-weight:500;text-decoration:none;border-bottom:1px solid ${gold}">${withNumbersKept(label)}</a>`
}

function table(rows: Html | readonly Html[]): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}</table>`
}

/** Keeps 'Beverly Hills, CA' and '24 CE Hours' on one line. */
function keptTogether(words: string): string {
  return words.replace(/Beverly Hills, CA|\d+ CE Hours|\d+ horas CE/g, (phrase) =>
    phrase.replaceAll(' ', noBreakSpace),
  )
}

function itemsHtml(items: readonly Item[], total: { label: string; money: string } | undefined): Html {
  const rows = items.map(({ name, detail, money }, index) => {
    const border = `border-top:1px solid ${index === 0 ? gold : line};padding:20px 0`
    return html`<tr><td style="${border};${face.serif(24, ink, '1.15')}">${keptTogether(name)}<br><span style="${face.sans(16, slate, '1.8')}">${keptTogether(detail)}</span></td>
<td align="right" valign="top" style="${border};padding-left:16px;white-space:nowrap;${face.sans(17, ink, '28px')}">${money}</td></tr>`
  })
  const sum =
    total &&
    html`<tr><td style="border-top:1px solid ${ink};padding:22px 0;${face.sans(17, ink, '1.45')}">${total.label}</td>
<td align="right" style="border-top:1px solid ${ink};padding:22px 0;white-space:nowrap;${face.serif(46, ink, '1')}">${total.money}</td></tr>`
  return html`${table(rows)}\n${sum && table(sum)}`
}

function factsHtml(facts: Extract<Block, { kind: 'facts' }>['facts']): Html {
  const rows = facts.map(({ label, value, links = [] }) => {
    const border = `border-top:1px solid ${line};padding:12px 0`
    const [first, ...others] = links.map(linkHtml)
    const words = value ? html`${value}` : html`${first}${others.map((link) => html`&ensp;&ensp;${link}`)}`
    return html`<tr><td width="34%" valign="top" style="${border};padding-right:12px;${face.sans(16, slate, '1.5')}">${label}</td>
<td style="${border};${face.sans(16, ink, '1.5')}">${words}</td></tr>`
  })
  const end = html`<tr><td colspan="2" style="border-top:1px solid ${line};font-size:0">&nbsp;</td></tr>`
  return table([...rows, end])
}

function calendarHtml(heads: readonly string[], rows: readonly CalendarRow[]): Html {
  const colors = ['', ink, gold, line]
  const head = heads.map((words, index) => {
    const bar = index === 0 ? '' : `border-bottom:6px solid ${colors[index]};`
    return html`<td valign="bottom" style="${bar}padding:0 8px 8px 0;${face.sans(15, slate, '1.4')}">${words}</td>`
  })
  return table([html`<tr>${head}</tr>`, ...rows.map(calendarRowHtml)])
}

function calendarRowHtml(row: CalendarRow): Html {
  const border = `border-bottom:1px solid ${line};padding:12px 8px 12px 0`
  const step = (given: CalendarRow['all']) =>
    html`<td valign="bottom" style="${border};${face.sans(15, ink, '1.5')}">${given && html`${given.until}<br><span style="${face.serif(22, ink, '1.2')}">${given.money}</span>`}</td>`
  return html`<tr><td valign="top" style="${border};${face.sans(15, ink, '1.5')}">${withNumbersKept(row.name)}<br><span style="color:${slate}">${row.from}</span></td>
${step(row.all)}
${step(row.half)}
<td valign="bottom" style="${border};padding-right:0;${face.serif(20, ink, '1.2')}">${row.after}</td></tr>`
}

/** Keeps a number on the line of its word: 'Module 2'. */
function withNumbersKept(words: string): string {
  return words.replaceAll(/ (?=\d)/g, noBreakSpace)
}
