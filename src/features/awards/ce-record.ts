// The record of CE hours that a dentist hands to a licensing board in an audit.

import { wordsIn } from '#content/words.ts'
import { sumCredits } from '#domain/awards/credits.ts'
import type { CreditKind } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import type { ProfileRow } from '#platform/database/rows/account.ts'
import {
  bodyCell,
  type Column,
  contentWidth,
  drawFacts,
  drawFoot,
  drawHead,
  hairline,
  headCells,
  side,
} from '#platform/documents/letterhead.ts'
import { colours, makePaper, type Paper } from '#platform/documents/paper.ts'
import { documentWords } from '#platform/documents/words.ts'

declare module '#platform/documents/draw.ts' {
  interface Drawings {
    ledger: typeof ledgerPdf
  }
}

export type LedgerEntry = {
  earnedOn: Day
  title: string
  provider: string
  kind: CreditKind
  hours: number
  /** Hours of the academy's own courses. */
  certificateCode: string | null
}

export type Ledger = {
  person: Pick<ProfileRow, 'name' | 'email' | 'agdNumber' | 'licenseNumber' | 'licenseState'>
  entries: readonly LedgerEntry[]
  issuedOn: Day
  language: Language
  origin: string
  country: string | null | undefined
}

const lowest = 130

export function ledgerPdf(ledger: Ledger): Promise<Buffer> {
  const { language, origin, person, country } = ledger
  const words = documentWords(language).ledger
  const foot = words.note(`${new URL(origin).host}/verify/`)
  return makePaper({ title: words.title, language, layout: 'portrait', country }, (paper) => {
    let y = drawPerson(paper, ledger, drawHead(paper, words.title))
    const columns = columnsOf(paper, language)
    const drawColumnHeads = (top: number) => {
      const below = paper.row(headCells(columns), top) + 6
      hairline(paper, below, colours.gold)
      return below
    }
    y = drawColumnHeads(y)
    for (const entry of ledger.entries) {
      y = paper.row(cellsOf(entry, columns, language), y + 10) + 10
      hairline(paper, y, colours.line)
      if (y < paper.height - lowest - 50) continue
      drawFoot(paper, foot)
      paper.doc.addPage()
      y = drawColumnHeads(side)
    }
    if (ledger.entries.length === 0) {
      y = paper.write('P', words.none, side, y + 14, { face: 'serif-italic', size: 18, width: 400 }) + 14
    }
    if (y > paper.height - lowest - 90) {
      drawFoot(paper, foot)
      paper.doc.addPage()
      y = side
    }
    drawSums(paper, ledger, y)
    drawFoot(paper, foot)
  })

  function drawPerson(paper: Paper, { issuedOn }: Ledger, y: number): number {
    const half = (contentWidth(paper) - 24) / 2
    const license = [person.licenseNumber, person.licenseState].filter(Boolean).join(', ')
    const left = drawFacts(
      paper,
      [
        { label: words.name, value: person.name ?? person.email },
        { label: words.email, value: person.email },
      ],
      { x: side, y, width: half },
    )
    const right = drawFacts(
      paper,
      [
        ...(person.agdNumber ? [{ label: words.agd, value: person.agdNumber }] : []),
        ...(license ? [{ label: words.license, value: license }] : []),
        { label: words.issued, value: wordsIn(language).formatDay(issuedOn) },
      ],
      { x: paper.width - side - half, y, width: half },
    )
    return Math.max(left, right) + 18
  }
}

function columnsOf(paper: Paper, language: Language): [Column, Column, Column, Column] {
  const words = documentWords(language).ledger
  const right = paper.width - side
  return [
    { head: words.date, x: side, width: 84, align: 'left' },
    { head: words.course, x: side + 96, width: right - side - 96 - 160, align: 'left' },
    { head: words.kind, x: right - 148, width: 88, align: 'left' },
    { head: words.hours, x: right - 60, width: 60, align: 'right' },
  ]
}

function cellsOf(entry: LedgerEntry, columns: ReturnType<typeof columnsOf>, language: Language) {
  const words = documentWords(language)
  const [date, course, kind, hours] = columns
  const certificate = entry.certificateCode ? [words.ledger.certificate(entry.certificateCode)] : []
  return [
    bodyCell(date, wordsIn(language).formatDay(entry.earnedOn)),
    bodyCell(course, entry.title, entry.provider, ...certificate),
    bodyCell(kind, words.kinds[entry.kind]),
    bodyCell(hours, String(entry.hours)),
  ]
}

function drawSums(paper: Paper, { entries, language }: Ledger, top: number): void {
  const words = documentWords(language).ledger
  const { online, handsOn, total } = sumCredits(entries)
  hairline(paper, top, colours.ink)
  let y = top + 14
  for (const [label, hours] of [
    [words.online, online],
    [words.handsOn, handsOn],
  ] as const) {
    paper.write('P', label, side, y, { face: 'sans', size: 11 })
    const style = { face: 'sans', size: 11, align: 'right', width: 100, tabular: true } as const
    y = paper.write('P', String(hours), paper.width - side - 100, y, style) + 4
  }
  paper.write('P', words.total, side, y + 14, { face: 'sans', size: 11 })
  const large = { face: 'serif', size: 30, align: 'right', width: 200 } as const
  paper.write('P', String(total), paper.width - side - 200, y, large)
}
