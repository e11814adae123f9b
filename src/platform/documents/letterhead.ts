// Shared by every portrait document: head, title, facts in two columns, table and foot.
import { academy } from '#content/academy.ts'
import { drawMark } from './brand.ts'
import { type Cell, colours, type Paper, type TextStyle } from './paper.ts'

export const side = 56
const small: TextStyle = { face: 'sans', size: 9.5, colour: colours.slate }

export function contentWidth(paper: Paper): number {
  return paper.width - 2 * side
}

export function hairline(paper: Paper, y: number, colour: string): void {
  paper.decorate(() => {
    paper.doc.moveTo(side, y).lineTo(paper.width - side, y)
    paper.doc.lineWidth(0.75).stroke(colour)
  })
}

/** Logo, address and title; returns the y below them. */
export function drawHead(paper: Paper, title: string): number {
  paper.decorate(() => drawMark(paper.doc, 'logo', { x: side, y: 48, height: 50 }))
  const { street, city, state, postalCode } = academy.address
  const right = { ...small, align: 'right', width: 240 } as const
  const lines = [academy.name, street, `${city}, ${state} ${postalCode}`]
  let y = 54
  for (const line of lines) y = paper.write('P', line, paper.width - side - 240, y, right)
  hairline(paper, 122, colours.gold)
  const style = paper.fitting(title, { face: 'serif', size: 44, width: contentWidth(paper) })
  return paper.write('H1', title, side, 146, style) + 26
}

export type Fact = { label: string; value: string }

/** Label and value pairs below each other; returns the y below the last. */
export function drawFacts(
  paper: Paper,
  facts: readonly Fact[],
  place: { x: number; y: number; width: number },
) {
  let { y } = place
  for (const { label, value } of facts) {
    y = paper.write('P', label, place.x, y, { ...small, width: place.width })
    y = paper.write('P', value, place.x, y + 1, { face: 'sans', size: 11, width: place.width }) + 9
  }
  return y
}

export type Column = { head: string; x: number; width: number; align: 'left' | 'right' }

export function headCells(columns: readonly Column[]): Cell[] {
  return columns.map(({ head, x, width, align }) => [
    { tag: 'TH', words: head, x, style: { ...small, width, align } },
  ])
}

/** A cell of one column. Parts after the first are in a secondary style. */
export function bodyCell({ x, width, align }: Column, first: string, ...second: string[]): Cell {
  const figures = align === 'right' ? { tabular: true } : {}
  return [
    { tag: 'TD', words: first, x, style: { face: 'sans', size: 11, width, align, ...figures } },
    ...second.map((words) => ({ tag: 'TD' as const, words, x, style: { ...small, size: 10, width, align } })),
  ]
}

/** The total: a rule, the label and a large figure; returns the y below it. */
export function drawTotal(paper: Paper, { label, value }: Fact, y: number): number {
  hairline(paper, y, colours.ink)
  paper.write('P', label, side, y + 20, { face: 'sans', size: 11, width: 240 })
  const x = paper.width / 2
  return paper.write('P', value, x, y + 8, { face: 'serif', size: 30, align: 'right', width: x - side })
}

export function drawFoot(paper: Paper, note: string): void {
  const y = paper.height - 88
  hairline(paper, y, colours.gold)
  paper.write('P', note, side, y + 12, { ...small, width: contentWidth(paper) })
  const contact = `${academy.phone}  ·  ${academy.email}`
  paper.write('P', contact, side, paper.height - 44, { ...small, width: contentWidth(paper) })
}
