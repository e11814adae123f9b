type Band = { outer: number; inner: number; width: number; height: number }

/** Interwoven waves between two frames, as on engraved certificates. */
export function drawGuilloche(
  doc: PDFKit.PDFDocument,
  { outer, inner, width, height }: Band,
  colour: string,
) {
  const thickness = inner - outer
  const across = thickness / 2
  doc.lineWidth(0.32).strokeColor(colour)
  for (const side of [
    { x: inner, y: outer, length: width - 2 * inner, turn: 0 },
    { x: inner, y: height - inner, length: width - 2 * inner, turn: 0 },
    { x: inner, y: inner, length: height - 2 * inner, turn: 90 },
    { x: width - outer, y: inner, length: height - 2 * inner, turn: 90 },
  ]) {
    doc.save()
    doc.translate(side.x, side.y).rotate(side.turn)
    doc.rect(0, 0, side.length, thickness).clip()
    for (const { wave, tall } of threads) {
      // A whole number of waves makes all four corners look alike.
      const fitted = side.length / Math.round(side.length / wave)
      for (const phase of [0, 0.25, 0.5, 0.75]) {
        weave(doc, { from: -phase * fitted, to: side.length, across, half: fitted / 2, tall: across * tall })
      }
    }
    doc.restore()
  }
}

const threads = [
  { wave: 16, tall: 0.82 },
  { wave: 32, tall: 0.5 },
]

type Thread = { from: number; to: number; across: number; half: number; tall: number }

/**
 * A sine wave with one Bézier curve for each half: its handles are at 4/3 of the height and 4/3π of the half
 * wave.
 */
function weave(doc: PDFKit.PDFDocument, { from, to, across, half, tall }: Thread): void {
  const inward = (half * 4) / (3 * Math.PI)
  let handle = (tall * 4) / 3
  doc.moveTo(from, across)
  for (let x = from; x < to; x += half) {
    doc.bezierCurveTo(x + inward, across + handle, x + half - inward, across + handle, x + half, across)
    handle = -handle
  }
  doc.stroke()
}
