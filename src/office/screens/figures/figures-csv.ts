import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { figuresCopy as copy, countryName } from '#content/en/office/money/figures.ts'
import type { OfficeFigures } from '#contract/office/figures.ts'

type Line = readonly [table: string, row: string, column: string, value: number]

/** Every table of the screen, one value a line. */
export function csvOf({ courses, refunds, visits }: OfficeFigures): Blob {
  const counted = (table: string, name: string, one: { visits: number; ordered: number; paid: number }) => [
    [table, name, copy.visits, one.visits] as const,
    [table, name, copy.registered, one.ordered] as const,
    [table, name, copy.paid, one.paid] as const,
  ]
  const lines: Line[] = [
    ...courses.flatMap(({ course, bars, before }) =>
      [...before, ...bars].map(({ start, net }): Line => [copy.revenue, start, itemLabel(course), net / 100]),
    ),
    ...courses.flatMap(({ course, seatsSold, seatsOffered }): Line[] => [
      [copy.seats, itemLabel(course), copy.sold, seatsSold],
      [copy.seats, itemLabel(course), copy.offered, seatsOffered],
    ]),
    ...refunds.flatMap(({ start, canceled, academy, other, amount }): Line[] => [
      [copy.refunds, start, copy.canceled, canceled],
      [copy.refunds, start, copy.academy, academy],
      [copy.refunds, start, copy.other, other],
      [copy.refunds, start, copy.refundAmount, amount / 100],
    ]),
    ...visits.days.map((one): Line => [copy.byDay, one.day, copy.visits, one.visits]),
    ...visits.pages.flatMap((one) => counted(copy.byPage, one.page, one)),
    ...visits.countries.flatMap((one) => counted(copy.byCountry, countryName(one.country), one)),
  ]
  const text = [['table', 'row', 'column', 'value'], ...lines].map((line) => line.map(quoted).join(','))
  // The mark tells spreadsheets the encoding.
  return new Blob([`\uFEFF${text.join('\r\n')}\r\n`], { type: 'text/csv' })
}

const quoted = (value: string | number) =>
  typeof value === 'number' ? String(value) : `"${value.replaceAll('"', '""')}"`
