import makeQrCode from 'qrcode-generator'

/** Draws a QR code with the given side in the current color. */
export function drawQrCode(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const code = makeQrCode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const size = side / count
  for (let row = 0; row < count; row++) {
    let column = 0
    while (column < count) {
      const from = column
      while (column < count && code.isDark(row, column)) column++
      // Adjacent dark modules are drawn as one bar: single squares show seams in some viewers.
      if (column > from) doc.rect(x + from * size, y + row * size, (column - from) * size, size)
      else column++
    }
  }
  doc.fill()
}
