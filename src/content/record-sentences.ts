// The form of the record's sentences in every language. Each language has a table of its own.
import type { FactsOf, Verb } from '#contract/record.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Subject } from '#domain/record/subjects.ts'

/** A text, or something that is named or formatted for whoever reads it. */
export type Part =
  | string
  | { item: string }
  | { day: Day }
  | { instant: string }
  /** `lead` comes before the name. On the subject's own screen both are left out. */
  | { subject: Subject; lead: string; noun?: string }

/** For each verb its name in a list, and its sentence after the name of who did it. */
export type RecordSentences = {
  readonly [V in Verb]: readonly [name: string, sentence: (facts: FactsOf<V>) => readonly Part[]]
}

type Said = Part | number | readonly Part[]

export function says(texts: TemplateStringsArray, ...said: readonly Said[]): Part[] {
  return texts.flatMap((text, index) => [text, ...partsOf(said[index] ?? '')])
}

function partsOf(said: Said): readonly Part[] {
  if (typeof said === 'number') return [String(said)]
  return typeof said === 'object' && 'length' in said ? said : [said]
}

/** 'Module 1, Module 2' */
export function listed(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [', ', part]))
}
