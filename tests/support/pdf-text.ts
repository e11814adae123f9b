// Reads the text of a PDF that the site made, to check that it is text and not outlines.
import { inflateSync } from 'node:zlib'

/** All text in drawing order, one line for each text run. */
export function pdfText(file: Buffer): string {
  const objects = readObjects(file)
  const fonts = readFonts(objects)
  const lines: string[] = []
  for (const content of objects.values()) {
    if (!content.stream?.includes('BT')) continue
    let font = new Map<string, string>()
    for (const [, name, array] of content.stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name) ?? new Map()
      else lines.push(decode(array ?? '', font))
    }
  }
  return lines.join('\n')
}

type PdfObject = { head: string; stream: string | null }

function readObjects(file: Buffer): Map<string, PdfObject> {
  const text = file.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const match of text.matchAll(/(?<=\n)(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const [, id = '', body = ''] = match
    const start = body.indexOf('stream\n')
    const head = start < 0 ? body : body.slice(0, start)
    objects.set(id, { head, stream: start < 0 ? null : inflated(body.slice(start + 7)) })
  }
  return objects
}

function inflated(stream: string): string | null {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return null
  }
}

/** The name of each font on the pages, and what its glyphs mean. */
function readFonts(objects: Map<string, PdfObject>): Map<string, Map<string, string>> {
  const fonts = new Map<string, Map<string, string>>()
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1]
      fonts.set(name, readMap(objects.get(map ?? '')?.stream ?? ''))
    }
  }
  return fonts
}

function readMap(cmap: string): Map<string, string> {
  const glyphs = new Map<string, string>()
  for (const [, first = '', , list = ''] of cmap.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g)) {
    const meanings = [...list.matchAll(/<(\w+)>/g)].map(([, hex = '']) => fromUtf16(hex))
    for (const [index, meaning] of meanings.entries()) {
      glyphs.set((Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'), meaning)
    }
  }
  return glyphs
}

function decode(array: string, font: Map<string, string>): string {
  return [...array.matchAll(/<(\w*)>/g)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => font.get(glyph) ?? '\ufffd')
    .join('')
}

function fromUtf16(hex: string): string {
  return (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')
}
