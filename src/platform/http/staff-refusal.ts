import { staffRefusals } from '#content/en/office/refusals/refusals.ts'
import { writeSentence } from '#content/sentence.ts'

type Sentences = typeof staffRefusals
/** A code, and the facts that its sentence names. */
type Refused = {
  [Code in keyof Sentences]: Sentences[Code] extends (facts: infer Facts extends object) => string
    ? [code: Code, facts: Facts]
    : [code: Code, facts?: never]
}[keyof Sentences]

/** Why a staff command cannot do what was asked. The message is its sentence. */
export class StaffRefusal extends Error {
  readonly code: keyof Sentences

  constructor(...[code, facts]: Refused) {
    super(writeSentence(staffRefusals[code], facts ?? {}))
    this.code = code
  }
}
