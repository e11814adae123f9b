// The characters that the fonts of receipts and certificates contain. Any other character would be printed as
// a box.

/** First and last code point of each range: Latin with accents, Vietnamese, Cyrillic. */
export const documentLetters = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x300, 0x30c],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1ea0, 0x1ef9],
] as const

export const documentSigns = '–—‘’“”„•…‹›€™−→·′″'

const ranges = documentLetters.map((range) => range.map((point) => String.fromCodePoint(point)))
const classes = ranges.map(([first, last]) => `${escaped(first)}-${escaped(last)}`).join('')
const others = new RegExp(`[^\\n${classes}${documentSigns}]`, 'gu')

export function isPrintable(text: string): boolean {
  return text.normalize('NFC').search(others) === -1
}

/** Replaces every character that would be printed as a box. */
export function printable(text: string): string {
  return text.normalize('NFC').replace(others, '?')
}

function escaped(sign = ''): string {
  return `\\u{${sign.codePointAt(0)?.toString(16)}}`
}
