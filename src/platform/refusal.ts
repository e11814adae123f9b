import { officeRefusals } from '#content/en/office/refusals/call-refusals.ts'
import { staffRefusals } from '#content/en/office/refusals/refusals.ts'
import { refusals } from '#content/en/refusals.ts'
import { writeSentence } from '#content/sentence.ts'
import type { OfficeRefusals } from '#contract/office/refusals.ts'
import type { ProgramRefusals, Refusals } from '#contract/refusals.ts'

const sentences = { ...refusals, ...officeRefusals, ...staffRefusals }

export type StaffRefusalCode = keyof typeof staffRefusals
type StaffFacts = {
  [Code in StaffRefusalCode]: (typeof staffRefusals)[Code] extends (
    facts: infer Facts extends object,
  ) => string
    ? Facts
    : object
}
type FactsByCode = Refusals & ProgramRefusals & OfficeRefusals & StaffFacts
export type RefusalCode = keyof FactsByCode

/** A code, and the facts that its sentence names. */
type Refused = {
  [Code in RefusalCode]: [keyof FactsByCode[Code]] extends [never]
    ? [code: Code, facts?: never]
    : [code: Code, facts: FactsByCode[Code]]
}[RefusalCode]

/** Why something is not done: a code for programs, the facts, and their English sentence as the message. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly facts: object

  constructor(...[code, facts]: Refused) {
    super(writeSentence(sentences[code], facts ?? {}))
    this.code = code
    this.facts = facts ?? {}
  }
}
