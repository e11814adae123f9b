// The certificate of a completed course.

import { findCourse } from '#content/catalogue.ts'
import { wordsIn } from '#content/words.ts'
import type { Language } from '#domain/people/language.ts'
import type { CertificateRow } from '#platform/database/rows/account.ts'
import { drawMark, markWidth } from '#platform/documents/brand.ts'
import { colours, makePaper, type Paper, type TextStyle } from '#platform/documents/paper.ts'
import { documentWords } from '#platform/documents/words.ts'
import { drawGuilloche } from './guilloche.ts'
import { drawQrCode } from './qr.ts'

declare module '#platform/documents/draw.ts' {
  interface Drawings {
    certificate: typeof certificatePdf
  }
}

const frame = { outer: 24, inner: 42 }
const sides = 68

export function certificatePdf(
  certificate: CertificateRow,
  { language, origin, country }: { language: Language; origin: string; country?: string | null | undefined },
): Promise<Buffer> {
  const words = documentWords(language)
  const course = wordsIn(language).courseName(certificate.course, certificate.soldAs)
  const title = words.certificate.subject(certificate.name, course)
  return makePaper({ title, language, layout: 'landscape', country }, (paper) => {
    drawGround(paper)
    const known = certificate.soldAs ?? findCourse(certificate.course)
    const day = wordsIn(language).formatDay(certificate.completedOn)
    const centre = (size: number, face: TextStyle['face'], colour: string, tracking = 0) => ({
      face,
      size,
      colour,
      tracking,
      align: 'center' as const,
      width: paper.width - 2 * sides,
    })
    const write = (tag: 'H1' | 'P', text: string, y: number, style: TextStyle) =>
      paper.write(tag, text, sides, y, style)

    write(
      'H1',
      words.certificate.title.toLocaleUpperCase(language),
      141,
      centre(21, 'serif', colours.bronze, 0.095),
    )
    write('P', words.certificate.awardedTo, 176, centre(18, 'serif-italic', colours.slate))
    const name = paper.fitting(certificate.name, centre(66, 'serif', colours.ink))
    const nameMiddle = 240
    write('P', certificate.name, nameMiddle - name.size * 0.62, name)
    paper.decorate(() => {
      paper.doc.moveTo(238, 285).lineTo(paper.width - 238, 285)
      paper.doc.lineWidth(0.8).stroke(colours.gold)
    })
    write('P', course, 299, paper.fitting(course, centre(26, 'serif', colours.ink)))
    write(
      'P',
      words.certificate.facts(certificate.ceHours, known && words.kinds[known.ceKind], day),
      337,
      centre(13, 'sans', colours.slate),
    )
    drawFoot(paper, certificate.code, origin, words.certificate)
  })
}

function drawGround(paper: Paper): void {
  const { doc, width, height } = paper
  paper.decorate(() => {
    doc.rect(0, 0, width, height).fill(colours.paper)
    drawGuilloche(doc, { ...frame, width, height }, colours.gold)
    const box = (inset: number) => doc.rect(inset, inset, width - 2 * inset, height - 2 * inset)
    box(frame.outer).lineWidth(1.2).stroke(colours.ink)
    box(frame.inner).lineWidth(0.6).stroke(colours.ink)
    drawCorners(doc, width, height)
    const logo = 57
    drawMark(doc, 'logo', { x: (width - markWidth('logo', logo)) / 2, y: 64, height: logo })
  })
}

function drawCorners(doc: PDFKit.PDFDocument, width: number, height: number): void {
  const side = frame.inner - frame.outer
  for (const x of [frame.outer, width - frame.inner]) {
    for (const y of [frame.outer, height - frame.inner]) {
      doc.rect(x, y, side, side).fill(colours.ink)
      const [cx, cy] = [x + side / 2, y + side / 2]
      doc.circle(cx, cy, 4.4).lineWidth(0.6).stroke(colours.gold)
      doc.circle(cx, cy, 1.1).fill(colours.gold)
    }
  }
}

function drawFoot(
  paper: Paper,
  code: string,
  origin: string,
  words: { signature: string; place: string; check: string; code: string },
): void {
  const { doc, width } = paper
  paper.decorate(() => {
    doc.moveTo(sides, 493).lineTo(266, 493).lineWidth(0.8).stroke(colours.ink)
    const seal = 112
    drawMark(doc, 'seal', { x: (width - seal) / 2, y: 424, height: seal })
  })
  paper.write('P', words.signature, sides, 500, { face: 'sans', size: 12 })
  paper.write('P', words.place, sides, 518, { face: 'sans', size: 10.5, colour: colours.slate })

  const address = new URL(`/verify/${code}`, origin)
  const qr = { x: width - sides - 66, y: 467, side: 66 }
  const beside = { x: qr.x - 14 - 200, width: 200 }
  const style = { face: 'sans', size: 10, align: 'right', width: beside.width } as const
  paper.write('P', words.check, beside.x, 489, style)
  paper.write('P', address.host, beside.x, 503, style)
  paper.write('P', address.pathname, beside.x, 517, { ...style, face: 'sans-medium' })
  paper.figure(words.code, () => {
    doc.fillColor(colours.ink)
    drawQrCode(doc, address.href, qr)
  })
}
