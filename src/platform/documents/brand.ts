// Draws the academy's logos from the SVG files that the pages use. Supports only what those files contain:
// groups, paths and circles with fill, stroke and a transform.
import { readFileSync } from 'node:fs'

const files = {
  logo: read('logo'),
  seal: read('seal-navy'),
}

function read(name: string): string {
  return readFileSync(new URL(`../../../public/brand/${name}.svg`, import.meta.url), 'utf8')
}

type Place = { x: number; y: number; height: number }

/** Returns the width of the mark at that height. */
export function markWidth(name: keyof typeof files, height: number): number {
  const [, , width = 1, own = 1] = viewBox(files[name])
  return (height * width) / own
}

export function drawMark(doc: PDFKit.PDFDocument, name: keyof typeof files, { x, y, height }: Place): void {
  const source = files[name]
  const [, , , own = 1] = viewBox(source)
  doc.save()
  doc.translate(x, y).scale(height / own)
  const fills = ['#000000']
  for (const [, closing, tag, attributes = ''] of source.matchAll(/<(\/?)(g|path|circle)\b([^>]*)>/g)) {
    if (closing) {
      doc.restore()
      fills.pop()
      continue
    }
    const attribute = (key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(attributes)?.[1]
    const fill = attribute('fill') ?? fills.at(-1) ?? ''
    if (tag === 'g') {
      doc.save()
      transform(doc, attribute('transform') ?? '')
      fills.push(fill)
    } else {
      outline(doc, tag ?? '', attribute)
      paint(doc, fill, attribute)
    }
  }
  doc.restore()
}

type Attribute = (key: string) => string | undefined

function outline(doc: PDFKit.PDFDocument, tag: string, attribute: Attribute): void {
  if (tag === 'path') doc.path(attribute('d') ?? '')
  else doc.circle(Number(attribute('cx')), Number(attribute('cy')), Number(attribute('r')))
}

function paint(doc: PDFKit.PDFDocument, fill: string, attribute: Attribute): void {
  const stroke = attribute('stroke')
  if (stroke) {
    doc.lineWidth(Number(attribute('stroke-width') ?? 1))
    doc.lineCap(attribute('stroke-linecap') === 'round' ? 'round' : 'butt')
    doc.lineJoin(attribute('stroke-linejoin') === 'round' ? 'round' : 'miter')
  }
  if (stroke && fill !== 'none') doc.fillAndStroke(fill, stroke)
  else if (stroke) doc.stroke(stroke)
  else doc.fill(fill)
}

function transform(doc: PDFKit.PDFDocument, value: string): void {
  for (const [, kind, numbers = ''] of value.matchAll(/(translate|scale)\(([^)]*)\)/g)) {
    const [first = 0, second = 0] = numbers.split(/[\s,]+/).map(Number)
    if (kind === 'translate') doc.translate(first, second)
    else doc.scale(first)
  }
}

function viewBox(source: string): number[] {
  return (/viewBox="([^"]*)"/.exec(source)?.[1] ?? '').split(' ').map(Number)
}
