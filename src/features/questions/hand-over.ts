import type { HandedOver } from '#contract/ask.ts'
import { addBusinessDays } from '#domain/dates/business-days.ts'
import type { Clocks } from '#domain/dates/clock.ts'
import { type Day, dayOf, days, hours } from '#domain/dates/days.ts'
import { widestNetwork } from '#domain/people/network.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connection.ts'
import type { Outbox } from '#platform/email/outbox.ts'
import { perNetwork, takeAllOrRefuse, takeOrRefuse } from '#platform/http/limit-requests.ts'
import type { Limiter } from '#platform/limits/limits.ts'
import { insertOfficeQuestion, officeQuestionNumber, openOfficeQuestion } from './office-questions.queries.ts'
import { officeQuestionEmail } from './question.emails.ts'

export const questionsPerAddress = { limit: 5, per: hours(1) }
/** As for messages of the contact page: a flood leaves one question a day to every network. */
const fromEverywhere = { limit: 300, per: days(1) }
const duringFlood = { limit: 1, per: days(1) }

export type HandOverParts = {
  config: Config
  database: Database
  clocks: Clocks
  limiter: Limiter
  outbox: Outbox
}

/** Stores a question for the office and emails it there, with the visitor as reply address. */
export async function handOver(
  asked: HandedOver,
  address: string,
  { config, database, clocks, limiter, outbox }: HandOverParts,
): Promise<{ number: string; replyBy: Day }> {
  await takeAllOrRefuse(limiter, perNetwork('questions', address, questionsPerAddress))
  if (!(await limiter.take('questions', fromEverywhere)).allowed) {
    await takeOrRefuse(limiter, `questions during a flood from ${widestNetwork(address)}`, duringFlood)
  }
  const now = clocks.real.now()
  const replyBy = addBusinessDays(dayOf(clocks.academy.now()), config.askReplyDays)
  return database.transaction().execute(async (trx) => {
    // Visitors submit twice when unsure.
    const open = await openOfficeQuestion(trx, asked.email, asked.question)
    if (open) return { number: officeQuestionNumber(open.id), replyBy }
    const id = await insertOfficeQuestion(trx, {
      askedAt: now,
      language: asked.lang,
      email: asked.email,
      question: asked.question,
    })
    const number = officeQuestionNumber(id)
    await outbox.post(trx, {
      key: `question ${number}`,
      kind: 'question',
      to: config.ownerEmail,
      replyTo: asked.email,
      language: 'en',
      ...officeQuestionEmail(number, asked, config.origin),
    })
    return { number, replyBy }
  })
}
