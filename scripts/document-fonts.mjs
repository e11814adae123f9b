// Makes the fonts that receipts and certificates embed. Each is one file, unlike the web's subsets, because a name may mix
// characters of several subsets. Run it by hand when a font or character is added; the outputs are committed.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { documentLetters, documentSigns } from '#domain/site/document-glyphs.ts'

const cormorant = '@expo-google-fonts/cormorant-garamond@0.4.1'
const jost = '@expo-google-fonts/jost@0.4.2'
const faces = [
  ['serif', cormorant, '500Medium/CormorantGaramond_500Medium.ttf'],
  ['serif-italic', cormorant, '400Regular_Italic/CormorantGaramond_400Regular_Italic.ttf'],
  ['sans', jost, '400Regular/Jost_400Regular.ttf'],
  ['sans-medium', jost, '500Medium/Jost_500Medium.ttf'],
]

const text = documentLetters.map(([from, to]) => codePoints(from, to)).join('') + documentSigns
const keepFeatures = ['kern', 'lnum', 'pnum', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl']

const target = new URL('../src/platform/documents/fonts/', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'document-fonts-'))
mkdirSync(target, { recursive: true })
for (const [name, source, file] of faces) {
  const archive = execFileSync('npm', ['pack', '--silent', source], { cwd: folder, encoding: 'utf8' }).trim()
  execFileSync('tar', ['xzf', archive], { cwd: folder })
  const font = readFileSync(join(folder, 'package', file))
  writeFileSync(
    new URL(`${name}.ttf`, target),
    await subsetFont(font, text, { targetFormat: 'truetype', keepFeatures }),
  )
}
rmSync(folder, { recursive: true })

function codePoints(from, to) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}
