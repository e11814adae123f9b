/** Lower case, without accents. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}

/** The words of a text: 'Módulo 2: ¿cuánto?' → modulo, 2, cuanto. An apostrophe joins ("don't" → dont). */
export function wordsOf(text: string): string[] {
  return (
    plain(text)
      .replace(/['’`]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

const enclitics = /(?<=(?:ar|er|ir|ando|iendo))(?:me|te|se|nos|l[oae]s?)+$/

/** Endings of both languages, longest first. */
const endings =
  'aciones amiento imiento ations acion ation iendo ieron iones ando ados adas idos idas aron amos emos imos aban aria ado ada ido ida ion ing ies ara era ira aba ed es ar er ir an en as os s y e a o'.split(
    ' ',
  )

const stems = new Map<string, string>()
const mostStems = 50_000

/**
 * One light stemmer for English and Spanish: a question may mix both. It only has to bring the forms of one word
 * together, so its stems are not words.
 */
export function stem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  // Visitors choose the words, so the memory has an end.
  if (stems.size >= mostStems) stems.clear()
  const root = rootOf(word)
  stems.set(word, root)
  return root
}

function rootOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const bare = word.replace(enclitics, '')
  const ending =
    endings.find((end) => bare.endsWith(end) && bare.length - end.length >= (end === 's' ? 3 : 4)) ?? ''
  const root = bare.slice(0, bare.length - ending.length)
  return root.replace(/([b-df-hj-np-tv-z])\1$/, '$1')
}
