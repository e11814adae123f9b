/** One sentence for each code, or how to write it from its facts. A missing one does not compile. */
export type SentencesOf<FactsByCode> = {
  [Code in keyof FactsByCode]: Sentence<FactsByCode[Code]>
}

type Sentence<Facts> = string | ((facts: Facts) => string)

/** The caller knows that these are the facts of this sentence. */
export function writeSentence(sentence: Sentence<never>, facts: object): string {
  return typeof sentence === 'string' ? sentence : sentence(facts as never)
}
