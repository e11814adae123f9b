import { moreEnglishParaphrases } from './english/more-paraphrases.ts'
import { englishParaphrases } from './english/paraphrases.ts'
import { english } from './english/questions.ts'
import type { QuestionSet } from './question.ts'
import { moreSpanishParaphrases } from './spanish/more-paraphrases.ts'
import { spanishParaphrases } from './spanish/paraphrases.ts'
import { spanish } from './spanish/questions.ts'
import { fifthSet } from './used/fifth-set.ts'
import { seventhSet } from './used/seventh-set.ts'
import { sixthSet } from './used/sixth-set.ts'

const heldOutBefore = [fifthSet, sixthSet, seventhSet]

/** Every question that the engine was changed for. */
export const usedSet: QuestionSet = {
  en: [
    ...english,
    ...englishParaphrases,
    ...moreEnglishParaphrases,
    ...heldOutBefore.flatMap(({ en }) => en),
  ],
  es: [
    ...spanish,
    ...spanishParaphrases,
    ...moreSpanishParaphrases,
    ...heldOutBefore.flatMap(({ es }) => es),
  ],
}
