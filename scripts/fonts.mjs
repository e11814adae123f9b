// Makes src/web/ui/fonts from the fonts' packages: one file per face with the letters of Western and Central European
// languages and the signs the site sets. Run by hand when a face or a sign is added; the outputs are committed.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const faces = [
  { family: 'cormorant-garamond', weight: 500, style: 'normal' },
  { family: 'cormorant-garamond', weight: 500, style: 'italic' },
  { family: 'cormorant-garamond', weight: 400, style: 'italic' },
  { family: 'jost', weight: 400, style: 'normal' },
  { family: 'jost', weight: 500, style: 'normal' },
  { family: 'jost', weight: 600, style: 'normal' },
]

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
// Latin: what the site's own texts need, so the faces that draw the first screen stay small.
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”„•…‹›€™−→·′″`
// Latin extended: names of people from anywhere in Europe.
const latinExtended = range(0x100, 0x17f)

const target = new URL('../src/web/ui/fonts/', import.meta.url)
await mkdir(target, { recursive: true })

for (const { family, weight, style } of faces) {
  for (const [subset, letters] of [
    ['latin', latin],
    ['latin-ext', latinExtended],
  ]) {
    const source = new URL(
      `../node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-${style}.woff2`,
      import.meta.url,
    )
    const font = await subsetFont(await readFile(source), letters, { targetFormat: 'woff2' })
    const name = `${family}-${weight}${style === 'italic' ? '-italic' : ''}${subset === 'latin' ? '' : '-ext'}.woff2`
    await writeFile(new URL(name, target), font)
    console.log(`${name} ${font.length} bytes`)
  }
}
