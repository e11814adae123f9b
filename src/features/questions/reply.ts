import type { Clocks } from '#domain/dates/clock.ts'
import type { Note } from '#features/record/staff-note.ts'
import type { Database } from '#platform/database/connection.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Outbox } from '#platform/email/outbox.ts'
import { Refusal } from '#platform/refusal.ts'
import {
  lockOfficeQuestion,
  officeQuestionNumber,
  replyToOfficeQuestion,
} from './office-questions.queries.ts'
import { replyEmail } from './question.emails.ts'

type Parts = { database: Database; clocks: Clocks; outbox: Outbox; origin: string; ownerEmail: string }

/** Emails the office's reply to the person who asked. */
export async function replyToQuestion(
  id: number,
  reply: string,
  { database, clocks, outbox, origin, ownerEmail }: Parts,
  note: Note,
): Promise<void> {
  await inTransaction(database, async (trx) => {
    const question = await lockOfficeQuestion(trx, id)
    const number = officeQuestionNumber(id)
    if (!question) throw new Refusal('no_question', { number })
    if (question.repliedAt) throw new Refusal('question_replied', { number })
    await replyToOfficeQuestion(trx, id, reply, clocks.real.now())
    await outbox.post(trx, {
      key: `reply ${number}`,
      kind: 'reply',
      to: question.email,
      replyTo: ownerEmail,
      language: question.language,
      ...replyEmail(number, question, { reply, origin }),
    })
    await note(trx, 'question.answered', { question: number })
  })
}
