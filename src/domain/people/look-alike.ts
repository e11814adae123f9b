// Whether two names look the same in a list. Case, accents, spaces and marks do not count, nor letters of other alphabets
// that have the shape of a Latin one.

const cyrillicAndGreek = 'аеорсхуіјѕһкмтнвαορνικτυχεβη'
const latin = 'aeopcxyijshkmthbaopviktuxebn'
const shapes = new Map([
  ...[...cyrillicAndGreek].map((letter, at) => [letter, latin[at] ?? ''] as const),
  // After lower-casing, a capital I is an i.
  ...['l', '1', 'ı', 'ł'].map((letter) => [letter, 'i'] as const),
  ...['0', 'ø'].map((letter) => [letter, 'o'] as const),
  ['đ', 'd'],
])

function shapeOf(name: string): string {
  const letters = [...name.normalize('NFKD').toLowerCase()].map((letter) => shapes.get(letter) ?? letter)
  return letters
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

export function looksLike(one: string, other: string): boolean {
  return shapeOf(one) === shapeOf(other)
}
