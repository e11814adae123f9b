import { formatMoney } from '#domain/money/money.ts'
import { isUuid } from '#domain/people/uuid.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { readDay, readEmail, readMoney, readText } from '#features/command-line/readers.ts'
import { message, table } from '#features/command-line/result.ts'
import { creditView } from './credit-view.ts'
import { giveCredit, reverseCredit } from './give-credit.ts'
import { addressOfCredit } from './tuition-credits.queries.ts'

export const addCreditCommands: AddCommands = (program, run) => {
  const credit = program.command('credit')
  credit
    .command('show')
    .summary('Shows the credit of a person that pays for courses.')
    .argument('<EMAIL>', 'the address of the person, or the ID of a credit of theirs', readText)
    .action(
      run(async ({ connection: { database }, context }, named) => {
        const email = isUuid(named) ? await addressOfCredit(database, named) : readEmail(named)
        const columns = {
          given: 'instant',
          source: 'text',
          amount: 'money',
          left: 'money',
          until: 'text',
          state: 'text',
          id: 'text',
        } as const
        const { credits } = await creditView(database, email, context)
        const rows = credits.map(({ givenAt, expiresOn, ...one }) => ({
          ...one,
          given: new Date(givenAt),
          until: expiresOn,
        }))
        return table(columns, rows, { none: 'No credit.' })
      }),
    )
  addGiveCommand(credit, run)
  credit
    .command('reverse')
    .summary('Takes back what is left of credit that staff gave.')
    .argument('<ID>', 'the ID of the credit, as `credit show` shows it', readText)
    .requiredOption('--reason <TEXT>', 'why, for the record of the staff', readText)
    .action(
      run(async ({ connection: { database }, context, note }, id, { reason }) => {
        const amount = await database
          .transaction()
          .execute((trx) => reverseCredit(trx, { id, reason }, context, note))
        return message(
          `${formatMoney(amount)} of credit was taken back.`,
          { credit: id, amount },
          {
            amount: 'money',
          },
        )
      }),
    )
}

const addGiveCommand: AddCommands = (credit, run) => {
  credit
    .command('give')
    .summary('Gives credit to a person, who gets an email.')
    .argument('<EMAIL>', 'the address of the person', readEmail)
    .argument('<DOLLARS>', 'the amount', readMoney)
    .requiredOption('--reason <TEXT>', 'why, for the record of the staff', readText)
    .option('--product', 'product credit; without it, goodwill')
    .option('--until <DAY>', 'the last day on which it can be used; default: the usual term', readDay)
    .action(
      run(async ({ connection: { database }, context, note }, email, amount, { reason, product, until }) => {
        const source = product ? ('product' as const) : ('goodwill' as const)
        const given = { email, amount, source, reason, expiresOn: until ?? null }
        const { id, expiresOn } = await database
          .transaction()
          .execute((trx) => giveCredit(trx, given, context, note))
        const facts = { credit: id, amount, until: expiresOn }
        return message(`${email} has ${formatMoney(amount)} of credit until ${expiresOn}.`, facts, {
          amount: 'money',
        })
      }),
    )
}
