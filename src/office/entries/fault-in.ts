import { Refusal, sentenceOf } from '../services/refusal.ts'
import type { Leaf } from './leaves.ts'

/** The server names a field by its path; staff know it by its label. */
export function faultIn(leaves: readonly Leaf[], error: Error): string {
  const sentence = sentenceOf(error)
  const field = error instanceof Refusal && error.facts.field
  const leaf = field && leaves.find(({ path }) => `${field}.`.startsWith(`data.${path}.`))
  return leaf ? sentence.replace(field, leaf.label) : sentence
}
