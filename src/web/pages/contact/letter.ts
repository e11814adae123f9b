import type { Copy } from '#content/en/contact.ts'

export type Letter = { name: string; email: string; message: string }
export type Faults = Partial<Record<keyof Letter, string>>

const most: Record<keyof Letter, number> = {
  name: 120,
  email: 254,
  message: 5000,
}

/** What is wrong with a letter before it is sent, each fault a sentence under its field. */
export function faultsOf(letter: Letter, words: Copy['form']): Faults {
  const faults: Faults = {}
  for (const field of ['name', 'email', 'message'] as const) {
    const value = letter[field].trim()
    if (value === '') faults[field] = words.missing[field]
    else if (value.length > most[field]) faults[field] = words.tooLong(most[field])
  }
  if (!faults.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(letter.email.trim()))
    faults.email = words.invalidEmail
  return faults
}
