// A sheet of the academy: real text in embedded faces, tagged so that it can be read aloud, in its reader's language.
import { fileURLToPath } from 'node:url'
import { academy } from '#content/academy.ts'
import { printable } from '#domain/document-glyphs.ts'
import type { Language } from '#domain/language.ts'

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
export type Face = (typeof faces)[number]

export type TextStyle = {
  face: Face
  size: number
  colour?: string
  align?: 'left' | 'center' | 'right'
  width?: number
  /** Between letters, in parts of the size: below 0.1, or readers take each letter for a word. */
  tracking?: number
  /** Figures of one width, for columns of them. */
  tabular?: boolean
}

type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Lbl'
type Structure = PDFKit.PDFStructureElement

export type Paper = {
  doc: PDFKit.PDFDocument
  width: number
  height: number
  /** Words at the upper left corner (x, y); gives the y below them. */
  write(tag: Tag, words: string, x: number, y: number, style: TextStyle): number
  /** The style, in the size that lets the words stand on one line. */
  fitting(words: string, style: TextStyle & { width: number }): TextStyle
  /** A row of cells, read as a table's; gives the y below the highest. */
  row(cells: readonly Cell[], y: number): number
  /** What is drawn inside only decorates: it is not read aloud. */
  decorate(draw: () => void): void
  /** A drawing that says something, with words for those who do not see it. */
  figure(description: string, draw: () => void): void
}

export type Cell = { tag: 'TH' | 'TD'; words: string; x: number; style: TextStyle }[]

// The types of the library do not know this one yet.
const headOfColumn = { scope: 'Column' } as PDFKit.Mixins.StructureElementOptions

type Sheet = { title: string; language: Language; layout: 'portrait' | 'landscape' }

export async function makePaper(
  { title, language, layout }: Sheet,
  draw: (paper: Paper) => void,
): Promise<Buffer> {
  // Here, not above: it costs every start 0.1 s, and most processes never draw a sheet.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    // The types of the library do not know this one yet.
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
  const set = (parent: Structure, tag: Tag, words: string, x: number, y: number, style: TextStyle) => {
    const content = doc.markStructureContent(tag)
    dress(doc, style).text(printable(words), x, y, textOptions(style))
    doc.endMarkedContent()
    parent.add(doc.struct(tag, {}, content))
    return doc.y
  }
  const paper: Paper = {
    doc,
    width: doc.page.width,
    height: doc.page.height,
    write(tag, words, x, y, style) {
      endTable()
      return set(root, tag, words, x, y, style)
    },
    fitting(words, style) {
      const natural = dress(doc, style).widthOfString(words, textOptions(style))
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
      let bottom = y
      for (const parts of cells) bottom = Math.max(bottom, cell(row, parts, y))
      row.end()
      return bottom
    },
    decorate(drawing) {
      doc.markContent('Artifact', { type: 'Layout' })
      doc.save()
      drawing()
      doc.restore()
      doc.endMarkedContent()
    },
    figure(description, drawing) {
      endTable()
      const content = doc.markStructureContent('Figure', { alt: description })
      doc.save()
      drawing()
      doc.restore()
      doc.endMarkedContent()
      root.add(doc.struct('Figure', { alt: description }, content))
    },
  }
  return paper

  /** One cell, its parts under each other. */
  function cell(row: Structure, parts: Cell, y: number): number {
    const tag = parts[0]?.tag ?? 'TD'
    const element = doc.struct(tag, tag === 'TH' ? headOfColumn : {})
    row.add(element)
    let bottom = y
    for (const { words, x, style } of parts) {
      const content = doc.markStructureContent(tag)
      dress(doc, style).text(printable(words), x, bottom, textOptions(style))
      doc.endMarkedContent()
      element.add(content)
      bottom = doc.y
    }
    element.end()
    return bottom
  }
}

function dress(doc: PDFKit.PDFDocument, { face, size, colour = colours.ink }: TextStyle) {
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
    // Cormorant's own figures are old-style.
    features: ['kern', 'lnum', 'mark', 'mkmk', 'ccmp', ...(tabular ? (['tnum'] as const) : [])],
  }
}
