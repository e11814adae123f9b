// Makes src/web/ui/fonts and fonts.css from the fonts' packages: subsets of each font, and fallbacks with the
// same metrics, so that nothing shifts when the font loads. Run it by hand when a font or character is added;
// the outputs are committed.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const rareInText = '#*<=>[\\]^_`{|}~'
// Only the characters of the site's own texts, because a first visit waits for these files.
const own = `${without(rareInText, codePoints(0x20, 0x7e))}\u00a0áéíóúñüÁÉÍÓÚÑÜ¡¿«»·©°ºØ×–—‘’“”…−→`
const subsets = [
  { suffix: '', source: 'latin', text: own },
  // European names and rare characters; loaded only by pages that contain one.
  {
    suffix: '-western',
    source: 'latin',
    text: without(own, `${rareInText}${codePoints(0xc0, 0xff)}ª§®„•‹›€™′″`),
  },
  { suffix: '-ext', source: 'latin-ext', text: codePoints(0x100, 0x17f) },
]
// Titles set single words in italics, in English or Spanish.
const titleWord = [
  { suffix: '', source: 'latin', text: `${codePoints(0x41, 0x5a)}${codePoints(0x61, 0x7a)} áéíóúñü` },
]
const features = ['kern', 'lnum', 'tnum']

const families = [
  {
    name: 'Cormorant Garamond',
    package: '@fontsource/cormorant-garamond',
    faces: [
      { weight: 500, style: 'normal', subsets },
      { weight: 500, style: 'italic', subsets: titleWord },
      { weight: 400, style: 'italic', subsets },
    ],
    fallbacks: [
      {
        name: 'Cormorant Fallback',
        style: 'normal',
        local: ['Times New Roman', 'Liberation Serif', 'Noto Serif'],
        widths: [
          444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278,
          500, 500, 722, 500, 500, 444, 250,
        ],
      },
      {
        name: 'Cormorant Fallback',
        style: 'italic',
        local: ['Times New Roman Italic', 'Liberation Serif Italic', 'Noto Serif Italic'],
        widths: [
          500, 500, 444, 500, 444, 278, 500, 500, 278, 278, 444, 278, 722, 500, 500, 500, 500, 389, 389, 278,
          500, 444, 667, 444, 444, 389, 250,
        ],
      },
    ],
  },
  {
    name: 'Jost',
    package: '@fontsource-variable/jost',
    // All three weights appear above the fold, and one file for all is smaller than two.
    faces: [{ weight: '400 600', style: 'normal', subsets }],
    fallbacks: [
      {
        name: 'Jost Fallback',
        style: 'normal',
        local: ['Arial', 'Liberation Sans', 'Roboto'],
        widths: [
          556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278,
          556, 500, 722, 500, 500, 500, 278,
        ],
      },
    ],
  },
]

const letters = 'abcdefghijklmnopqrstuvwxyz '
// The frequency of each of these 27 characters in text, in percent.
const frequency = [
  6.5, 1.2, 2.2, 3.5, 10.4, 2, 1.7, 4.9, 5.8, 0.1, 0.6, 3.3, 2, 5.6, 6, 1.4, 0.1, 5, 5.3, 7.3, 2.3, 0.8, 1.9,
  0.1, 1.6, 0.1, 18.3,
]

const folder = new URL('../src/web/ui/fonts/', import.meta.url)
await mkdir(folder, { recursive: true })
const rules = [
  '/* Made by scripts/fonts.mjs: change that file, not this one. Each fallback takes the room of the face it stands in for. */',
]

for (const family of families) {
  for (const { weight, style, subsets } of family.faces) {
    for (const { suffix, source, text } of subsets) {
      const font = await readFile(sourceOf(family, source, weight, style))
      const file = `${fileName(family, weight, style)}${suffix}.woff2`
      const range = unicodeRange(text)
      await writeFile(
        new URL(file, folder),
        await subsetFont(font, text, {
          targetFormat: 'woff2',
          keepFeatures: features,
          variationAxes: weightAxis(weight),
        }),
      )
      // The first file has its range only as a comment: later rules take their characters from it, and each
      // document contains the first.
      const characters = suffix ? unicodeRangeRule(range) : `/* Characters: ${range} */`
      rules.push(faceRule({ name: family.name, weight, style, file, characters }))
    }
  }
  for (const fallback of family.fallbacks) {
    const { weight, style } = family.faces.find((face) => face.style === fallback.style)
    rules.push(
      fallbackRule(fallback, await measure(await readFile(sourceOf(family, 'latin', weight, style)))),
    )
  }
}
await writeFile(new URL('../fonts.css', folder), `${rules.join('\n\n')}\n`)

function sourceOf(family, subset, weight, style) {
  const file = `${slug(family)}-${subset}-${isRange(weight) ? 'wght' : weight}-${style}.woff2`
  return new URL(`../node_modules/${family.package}/files/${file}`, import.meta.url)
}

function fileName(family, weight, style) {
  return [slug(family), !isRange(weight) && weight, style === 'italic' && style].filter(Boolean).join('-')
}

function slug({ name }) {
  return name.toLowerCase().replaceAll(' ', '-')
}

/** '400 600' is a variable font with every weight in between. */
function isRange(weight) {
  return typeof weight === 'string'
}

function weightAxis(weight) {
  if (!isRange(weight)) return undefined
  const [min, max] = weight.split(' ').map(Number)
  return { wght: { min, max, default: min } }
}

function codePoints(from, to) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}

function without(signs, text) {
  return [...text].filter((sign) => !signs.includes(sign)).join('')
}

/** 'U+20-7e, U+a0' for the characters of a text. */
function unicodeRange(text) {
  const codes = [...text].map((sign) => sign.codePointAt(0)).sort((one, other) => one - other)
  const ranges = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && code <= last.to + 1) last.to = code
    else ranges.push({ from: code, to: code })
  }
  const hex = (value) => value.toString(16)
  return ranges.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}

function unicodeRangeRule(range) {
  return `unicode-range:${range.length > 90 ? '\n    ' : ' '}${range};`
}

function faceRule({ name, weight, style, file, characters }) {
  return `@font-face {
  font-family: "${name}";${styleRule(style)}
  font-weight: ${weight};
  font-display: swap;
  src: url("./fonts/${file}") format("woff2");
  ${characters}
}`
}

function styleRule(style) {
  return style === 'normal' ? '' : `\n  font-style: ${style};`
}

function fallbackRule({ name, style, local, widths }, face) {
  const adjust = face.width / (average(widths) / 1000)
  const percent = (value) => `${Number((value * 100).toFixed(1))}%`
  return `@font-face {
  font-family: "${name}";${styleRule(style)}
  src: ${local.map((font) => `local("${font}")`).join(', ')};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(face.ascent / adjust)};
  descent-override: ${percent(face.descent / adjust)};
  line-gap-override: ${percent(face.lineGap / adjust)};
}`
}

/** Font metrics in em, read from the font file's tables. */
async function measure(woff2) {
  const font = await subsetFont(woff2, letters, { targetFormat: 'truetype', keepFeatures: [] })
  const tables = {}
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16) {
    tables[font.toString('latin1', entry, entry + 4)] = font.readUInt32BE(entry + 8)
  }
  const em = font.readUInt16BE(tables.head + 18)
  const glyphs = glyphsOf(font, tables.cmap)
  const metrics = font.readUInt16BE(tables.hhea + 34)
  const widths = glyphs.map((glyph) => font.readUInt16BE(tables.hmtx + Math.min(glyph, metrics - 1) * 4) / em)
  return {
    width: average(widths),
    ascent: font.readInt16BE(tables.hhea + 4) / em,
    descent: -font.readInt16BE(tables.hhea + 6) / em,
    lineGap: font.readInt16BE(tables.hhea + 8) / em,
  }
}

/** The glyph of each character, from the cmap table (format 4). */
function glyphsOf(font, cmap) {
  const count = font.readUInt16BE(cmap + 2)
  const offsets = Array.from(
    { length: count },
    (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4),
  )
  const table = offsets.find((offset) => font.readUInt16BE(offset) === 4)
  const segments = font.readUInt16BE(table + 6) / 2
  const [ends, starts, deltas, ranges] = [14, 16 + segments * 2, 16 + segments * 4, 16 + segments * 6].map(
    (at) => table + at,
  )
  return [...letters].map((letter) => {
    const code = letter.codePointAt(0)
    for (let segment = 0; segment < segments; segment++) {
      if (code > font.readUInt16BE(ends + segment * 2)) continue
      const start = font.readUInt16BE(starts + segment * 2)
      const range = font.readUInt16BE(ranges + segment * 2)
      const glyph = range ? font.readUInt16BE(ranges + segment * 2 + range + (code - start) * 2) : code
      return (glyph + font.readUInt16BE(deltas + segment * 2)) & 0xffff
    }
    return 0
  })
}

function average(widths) {
  const total = frequency.reduce((sum, share) => sum + share, 0)
  return widths.reduce((sum, width, index) => sum + width * frequency[index], 0) / total
}
