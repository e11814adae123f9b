import type { AddCommands } from '#features/command-line/command.ts'
import { readQuestionNumber, readText } from '#features/command-line/readers.ts'
import { message, table } from '#features/command-line/result.ts'
import { countAskedQuestions } from './asked-questions.queries.ts'
import { listOfficeQuestions, officeQuestionNumber } from './office-questions.queries.ts'
import { replyToQuestion } from './reply.ts'

const officeColumns = {
  number: 'text',
  asked: 'instant',
  email: 'text',
  language: 'text',
  question: 'text',
  replied: 'instant',
} as const

const askedColumns = {
  times: 'number',
  question: 'text',
  language: 'text',
  answer: 'text',
  notHelpful: 'number',
  last: 'text',
} as const

export const addQuestionCommands: AddCommands = (program, run) => {
  const questions = program.command('questions')
  questions
    .command('list')
    .summary('Lists the questions that visitors sent to the office and that wait for a reply.')
    .option('--all', 'also the answered ones, newest first')
    .action(
      run(async ({ connection }, { all = false }) => {
        const rows = (await listOfficeQuestions(connection.database, all)).map(
          ({ id, askedAt, email, language, question, repliedAt }) => ({
            number: officeQuestionNumber(id),
            asked: askedAt,
            email,
            language,
            question,
            replied: repliedAt,
          }),
        )
        return table(officeColumns, rows, { none: 'No question waits for a reply.' })
      }),
    )
  questions
    .command('answer')
    .summary('Emails a reply to the person who asked.')
    .argument('<NUMBER>', 'the question’s number, such as Q-0412', readQuestionNumber)
    .requiredOption('--text <TEXT>', 'the reply, in the language of the question', readText)
    .action(
      run(async ({ context, confirm, note }, id, { text }) => {
        const number = officeQuestionNumber(id)
        await confirm(`This reply to ${number} will be emailed:\n${text}`)
        await replyToQuestion(id, text, context, note)
        return message(`The reply to ${number} is on its way.`, { number })
      }),
    )
  questions
    .command('asked')
    .summary('Lists what visitors asked in the last 90 days, without the people, most often first.')
    .option('--unanswered', 'only questions that the pages do not answer')
    .action(
      run(async ({ connection }, { unanswered = false }) => {
        const rows = await countAskedQuestions(connection.database, unanswered ? 'unknown' : undefined)
        return table(askedColumns, rows, { none: 'No question was asked.' })
      }),
    )
}
