import makeQrCode from 'qrcode-generator'
import { useMemo } from 'react'
import css from './qr-code.module.css'

/** As one path, dark on white with the quiet zone that readers need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, side } = useMemo(() => drawn(text), [text])
  return (
    <svg className={css.code} viewBox={`-4 -4 ${side + 8} ${side + 8}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}

function drawn(text: string) {
  const code = makeQrCode(0, 'M')
  code.addData(text)
  code.make()
  const side = code.getModuleCount()
  let path = ''
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`
    }
  }
  return { path, side }
}
