// A PDF page of the academy: real text in embedded fonts, tagged for screen readers, in the reader's
// language.
import { fileURLToPath } from 'node:url'
import { academy } from '#content/academy.ts'
import type { Language } from '#domain/people/language.ts'
import { printable } from '#domain/site/document-glyphs.ts'

export const colours = {
  ink: '#0b1b33',
  navy: '#0b2148',
  slate: '#47546a',
  bronze: '#805417',
  gold: '#d8a968',
  line: '#e3d5bd',
  paper: '#fdfcf9',
} as const

const faces = ['serif', 'serif-italic', 'sans', 'sans-medium'] as const
type Face = (typeof faces)[number]

export type TextStyle = {
  face: Face
  size: number
  colour?: string
  align?: 'left' | 'center' | 'right'
  width?: number
  /** Letter spacing relative to the size. Below 0.1, or screen readers read each letter as a word. */
  tracking?: number
  /** Digits of equal width, for columns. */
  tabular?: boolean
}

type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Lbl'
type Structure = PDFKit.PDFStructureElement

export type Paper = {
  doc: PDFKit.PDFDocument
  width: number
  height: number
  /** Text with its upper left corner at (x, y); returns the y below it. */
  write(tag: Tag, words: string, x: number, y: number, style: TextStyle): number
  /** The style in a size that fits the text on one line. */
  fitting(words: string, style: TextStyle & { width: number }): TextStyle
  /** A table row; returns the y below its tallest cell. */
  row(cells: readonly Cell[], y: number): number
  /** For decoration that screen readers skip. */
  decorate(draw: () => void): void
  /** For a drawing with meaning; the description is its alternative text. */
  figure(description: string, draw: () => void): void
}

export type Cell = { tag: 'TH' | 'TD'; words: string; x: number; style: TextStyle }[]

// Missing in the library's types.
const columnHeader = { scope: 'Column' } as PDFKit.Mixins.StructureElementOptions

type Sheet = {
  title: string
  language: Language
  layout: 'portrait' | 'landscape'
  /** Where the card was issued: the reader's printer has that country's paper. */
  country: string | null | undefined
}

export async function makePaper(
  { title, language, layout, country }: Sheet,
  draw: (paper: Paper) => void,
): Promise<Buffer> {
  // Imported here: it takes 0.1 s, and most processes never draw a document.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: !country || country === 'US' ? 'LETTER' : 'A4',
    layout,
    margin: 0,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    // Missing in the library's types.
    subset: 'PDF/UA' as 'PDF/A-2a',
    info: { Title: title, Author: academy.name },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => {
    doc.on('end', resolve)
  })
  for (const face of faces)
    doc.registerFont(face, fileURLToPath(new URL(`./fonts/${face}.ttf`, import.meta.url)))
  const root = doc.struct('Document')
  doc.addStructure(root)
  draw(paperOn(doc, root))
  root.end()
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

function paperOn(doc: PDFKit.PDFDocument, root: Structure): Paper {
  let table: Structure | undefined
  const endTable = () => {
    table?.end()
    table = undefined
  }
  return {
    doc,
    width: doc.page.width,
    height: doc.page.height,
    write(tag, words, x, y, style) {
      endTable()
      root.add(doc.struct(tag, {}, writeText(doc, tag, words, x, y, style)))
      return doc.y
    },
    fitting(words, style) {
      const natural = applyStyle(doc, style).widthOfString(words, textOptions(style))
      const size = Math.min(style.size, (style.size * style.width * 0.99) / natural)
      return { ...style, size: Math.floor(size * 10) / 10 }
    },
    row(cells, y) {
      if (!table) {
        table = doc.struct('Table')
        root.add(table)
      }
      const row = doc.struct('TR')
      table.add(row)
      const bottoms = cells.map((cell) => writeCell(doc, row, cell, y))
      row.end()
      return Math.max(y, ...bottoms)
    },
    decorate(drawing) {
      doc.markContent('Artifact', { type: 'Layout' })
      drawInside(doc, drawing)
    },
    figure(description, drawing) {
      endTable()
      const content = doc.markStructureContent('Figure', { alt: description })
      drawInside(doc, drawing)
      root.add(doc.struct('Figure', { alt: description }, content))
    },
  }
}

function writeText(
  doc: PDFKit.PDFDocument,
  tag: Tag,
  words: string,
  x: number,
  y: number,
  style: TextStyle,
): PDFKit.PDFStructureContent {
  const content = doc.markStructureContent(tag)
  applyStyle(doc, style).text(printable(words), x, y, textOptions(style))
  doc.endMarkedContent()
  return content
}

/** The parts of a cell are written below each other. Returns the y below the last. */
function writeCell(doc: PDFKit.PDFDocument, row: Structure, cell: Cell, y: number): number {
  const tag = cell[0]?.tag ?? 'TD'
  const element = doc.struct(tag, tag === 'TH' ? columnHeader : {})
  row.add(element)
  let bottom = y
  for (const { words, x, style } of cell) {
    element.add(writeText(doc, tag, words, x, bottom, style))
    bottom = doc.y
  }
  element.end()
  return bottom
}

function drawInside(doc: PDFKit.PDFDocument, drawing: () => void): void {
  doc.save()
  drawing()
  doc.restore()
  doc.endMarkedContent()
}

function applyStyle(doc: PDFKit.PDFDocument, { face, size, colour = colours.ink }: TextStyle) {
  return doc.font(face).fontSize(size).fillColor(colour)
}

function textOptions({
  size,
  align = 'left',
  width,
  tracking = 0,
  tabular = false,
}: TextStyle): PDFKit.Mixins.TextOptions {
  return {
    align,
    ...(width !== undefined && { width }),
    lineBreak: width !== undefined,
    characterSpacing: tracking * size,
    // Cormorant's default digits are old-style.
    features: ['kern', 'lnum', 'mark', 'mkmk', 'ccmp', ...(tabular ? (['tnum'] as const) : [])],
  }
}
