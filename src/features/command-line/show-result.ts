// How results look: aligned columns for people, JSON for programs.
import { dayOf, zone } from '#domain/dates/days.ts'
import type { Cell, Result, Table } from './result.ts'

/** Ends with a line break, unless it is empty. */
export function showResult(result: Result, asJson: boolean): string {
  if ('text' in result) return result.text
  if ('document' in result) return json(result.document)
  if ('rows' in result) return asJson ? json(result.rows) : `${forPeople(result)}\n`
  return asJson ? json({ message: result.sentence, ...result.facts }) : `${printable(result.sentence)}\n`
}

function json(data: object): string {
  return `${JSON.stringify(data, null, 2)}\n`
}

function forPeople({ rows, none, drawing }: Table): string {
  const [first] = rows
  if (first === undefined) return none
  if (drawing !== undefined) return drawing
  const names = Object.keys(first)
  const lines = [names.map(heading), ...rows.map((row) => names.map((name) => cellFor(row[name] ?? null)))]
  const widths = names.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))))
  const aligned = (line: string[]) =>
    line.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell))).join('  ')
  return lines.map((line) => aligned(line).trimEnd()).join('\n')
}

/** 'lastError' → 'LAST ERROR' */
function heading(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, ' $&').toUpperCase()
}

function cellFor(cell: Cell): string {
  if (cell === null) return ''
  return cell instanceof Date ? `${dayOf(cell)} ${timeOf(cell)}` : printable(String(cell))
}

function timeOf(instant: Date): string {
  return instant.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
}

/** Visitors choose names and subjects. Control characters in them could change the terminal. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ')
}

function widthOf(text: string): number {
  return [...text].length
}
