// The colleagues that a buyer registers too. One payment, a registration for each.

import { completeEmail } from '#domain/people/email-address.ts'
import type { Language } from '#domain/people/language.ts'
import { isPrintable } from '#domain/site/document-glyphs.ts'

export type ColleagueRow = { name: string; email: string; language: Language }

type WithColleagues = { email: string; colleagues?: readonly ColleagueRow[] }

export function peopleOf({ colleagues = [] }: Pick<WithColleagues, 'colleagues'>): number {
  return 1 + colleagues.length
}

export type ColleagueFault = 'name' | 'nameLetters' | 'email' | 'emailForm' | 'twice'
type ColleagueFaults = { name?: ColleagueFault; email?: ColleagueFault }

/** For each person, in order. The server checks again. */
export function colleagueFaults({ email: own, colleagues = [] }: WithColleagues): ColleagueFaults[] {
  const addresses = [own, ...colleagues.map(({ email }) => email)].map((email) => email.trim().toLowerCase())
  return colleagues.map(({ name, email }, index) => ({
    ...(name.trim() === ''
      ? { name: 'name' as const }
      : !isPrintable(name) && { name: 'nameLetters' as const }),
    ...(email.trim() === ''
      ? { email: 'email' as const }
      : !completeEmail.test(email.trim())
        ? { email: 'emailForm' as const }
        : addresses.indexOf(email.trim().toLowerCase()) <= index && { email: 'twice' as const }),
  }))
}

/** The name of a person's field in the form. */
export function fieldName(index: number, field: keyof ColleagueFaults): string {
  return `colleague${index + 1}-${field}`
}

/** The first field to fix; undefined if there is none. */
export function firstFault(form: WithColleagues): string | undefined {
  const faults = colleagueFaults(form)
  const index = faults.findIndex((fault) => fault.name ?? fault.email)
  if (index === -1) return undefined
  return fieldName(index, faults[index]?.name ? 'name' : 'email')
}
