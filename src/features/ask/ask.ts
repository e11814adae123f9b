import type { FastifyBaseLogger } from 'fastify'
import { catalogue } from '#content/catalogue.ts'
import type { AskAnswer, Verdict } from '#contract/ask.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { Clocks } from '#domain/dates/clock.ts'
import { dayOf } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { withoutContacts } from '#domain/people/without-contacts.ts'
import { listCourseDates } from '#features/catalogue/course-dates.queries.ts'
import { insertAskedQuestion, markHelpful } from '#features/questions/asked-questions.queries.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connection.ts'
import { answerQuestion } from './answer-question.ts'
import { readCorpus } from './corpus/corpus.ts'
import { makeRephrase } from './rephrase.ts'
import { buildIndex, type SearchIndex } from './search-index.ts'

type Parts = { config: Config; database: Database; clocks: Clocks; log: FastifyBaseLogger }

type Ask = {
  answer(question: string, language: Language): Promise<AskAnswer>
  /** A finished question: a language model may rephrase its answer, and it is stored if the visitor allows it. */
  answerFinished(question: string, language: Language, mayStore: boolean): Promise<AskAnswer>
  /** Whether an answer helped. A question that was not stored stays unstored. */
  judge(verdict: Verdict): Promise<void>
  /** Reads all content again. Call it when content has changed. */
  rebuild(): void
}

/** The index is built with the first question: most processes of a test never get one. */
export function openAsk({ config, database, clocks, log }: Parts): Ask {
  let index: SearchIndex | undefined
  let indexed: Catalogue | undefined
  const rephrase =
    config.askModel && makeRephrase(config.askModel, (facts, sentence) => log.warn(facts, sentence))

  const answer = async (question: string, language: Language) => {
    const today = dayOf(clocks.academy.now())
    // Staff may have published something since the last question.
    if (indexed !== catalogue()) index = undefined
    indexed = catalogue()
    index ??= buildIndex(readCorpus())
    return answerQuestion(question, { language, today, dates: await listCourseDates(database, today) }, index)
  }

  return {
    answer,
    async answerFinished(question, language, mayStore) {
      const plain = await answer(question, language)
      if (mayStore) {
        const askedOn = dayOf(clocks.real.now())
        await insertAskedQuestion(database, {
          askedOn,
          language,
          question: withoutContacts(question),
          answer: plain.kind,
        })
      }
      return rephrase ? rephrase(question, plain, language) : plain
    },
    judge: ({ question, lang, helpful }) =>
      markHelpful(
        database,
        { askedOn: dayOf(clocks.real.now()), language: lang, question: withoutContacts(question) },
        helpful,
      ),
    rebuild() {
      index = buildIndex(readCorpus())
    },
  }
}
