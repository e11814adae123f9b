// The letters in which receipts and certificates are set: their faces have these and no others, and a sign that a face
// lacks would be printed as a box.

/** First and last code point: Latin with all of its accents, Vietnamese, Cyrillic. */
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

/** Whether a text can stand on a document as it is. */
export function isPrintable(text: string): boolean {
  return text.normalize('NFC').search(others) === -1
}

/** The text with a mark in place of every sign that would be a box. */
export function printable(text: string): string {
  return text.normalize('NFC').replace(others, '?')
}

function escaped(sign = ''): string {
  return `\\u{${sign.codePointAt(0)?.toString(16)}}`
}
