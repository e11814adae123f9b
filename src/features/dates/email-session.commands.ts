import { people } from '#content/en/office/counted.ts'
import { wordsIn } from '#content/words.ts'
import { dateCommand } from '#features/catalogue/find-date.commands.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { UsageError } from '#features/command-line/exit-codes.ts'
import { readText } from '#features/command-line/readers.ts'
import { table } from '#features/command-line/result.ts'
import { type DateEmail, emailDate, previewDateEmail } from './email-date.ts'

const groups = ['seated', 'waiting', 'everyone'] as const

const details = `{name} becomes the person's name. Spanish readers get the Spanish text, or the English one if there is none. Nobody gets it
twice. Before it is sent, the recipients and the email are shown.`

export const addEmailDateCommand: AddCommands = (courseDates, run) => {
  dateCommand(courseDates, 'email')
    .summary('Emails everybody on a date or waiting for it, each in their language.')
    .description(details)
    .requiredOption('--subject <TEXT>', 'the subject in English', readText)
    .requiredOption('--text <TEXT>', 'the text in English', readText)
    .option('--subject-es <TEXT>', 'the subject in Spanish', readText)
    .option('--text-es <TEXT>', 'the text in Spanish', readText)
    .option('--to <GROUP>', `one of ${groups.join(', ')}; default: seated`, readGroup)
    .action(
      run(async ({ context, confirm, note }, course, start, options) => {
        const { subject, text, subjectEs, textEs, to = 'seated' } = options
        if ((subjectEs === undefined) !== (textEs === undefined)) {
          throw new UsageError('--subject-es and --text-es belong together.')
        }
        const es = subjectEs && textEs ? { subject: subjectEs, text: textEs } : null
        const email = { course, start, to, en: { subject, text }, es, id: crypto.randomUUID() }
        const { outcome, emails, revision } = await previewDateEmail(email, context)
        const examples = [...Map.groupBy(emails, ({ language }) => language).values()].flatMap(
          ([first]) => first ?? [],
        )
        await confirm(
          [
            `${people(outcome.length)} of ${wordsIn('en').courseLabel(course)} of ${start} will get this email:`,
            ...outcome.map((one) => `  ${one.name ?? ''} ${one.email} (${one.language})`),
            ...examples.map((one) => `\n${one.subject}\n\n${one.text}`),
          ].join('\n'),
        )
        const sent = await emailDate(email, context, note, revision)
        const columns = { name: 'text', email: 'text', language: 'text' } as const
        return table(columns, sent, { none: 'Nobody got it.' })
      }),
    )
}

function readGroup(word: string): DateEmail['to'] {
  const group = groups.find((known) => known === word)
  if (group) return group
  throw new UsageError(`"${word}" is not a group. Choose one of ${groups.join(', ')}.`)
}
