import { formatMoney } from '#domain/money/money.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { readDay, readMoney, readText, readWhole } from '#features/command-line/readers.ts'
import { message, table } from '#features/command-line/result.ts'
import { listCodes } from './discount-codes.queries.ts'
import { endCode, makeCode } from './make-code.ts'

export const addCodeCommands: AddCommands = (program, run) => {
  const codes = program.command('codes')
  addMakeCommand(codes, run)
  codes
    .command('list')
    .summary('Lists discount codes, newest first, with their uses.')
    .action(
      run(async ({ connection: { database } }) => {
        const columns = {
          code: 'text',
          off: 'text',
          items: 'text',
          used: 'text',
          from: 'text',
          until: 'text',
          state: 'text',
        } as const
        const rows = (await listCodes(database)).map((one) => ({
          code: one.code,
          off: one.percent === null ? formatMoney(one.amount ?? 0) : `${one.percent} %`,
          items: one.items?.join(' ') ?? 'all',
          used: `${one.used} of ${one.most}`,
          from: one.fromDay,
          until: one.untilDay,
          state: one.endedAt === null ? 'made' : 'ended',
        }))
        return table(columns, rows, { none: 'No codes.' })
      }),
    )
  codes
    .command('end')
    .summary('Ends a discount code; orders that used it keep their price.')
    .argument('<CODE>', 'the code', readText)
    .action(
      run(async ({ context, note }, code) => {
        await endCode(code, context, note)
        return message('The code is ended.', { code: code.toUpperCase() })
      }),
    )
}

const addMakeCommand: AddCommands = (codes, run) => {
  codes
    .command('make')
    .summary('Makes a discount code: percent or an amount, for a number of orders, between two days.')
    .argument('<CODE>', 'what buyers type, such as SPRING26', readText)
    .option('--percent <NUMBER>', 'percent off', readWhole('percent', { from: 1, to: 99 }))
    .option('--amount <DOLLARS>', 'dollars off', readMoney)
    .option('--items <ITEMS>', 'courses and programs, with commas between them; default: all', readText)
    .requiredOption(
      '--most <NUMBER>',
      'how many orders may use it',
      readWhole('most', { from: 1, to: 10_000 }),
    )
    .requiredOption('--from <DAY>', 'the first day', readDay)
    .requiredOption('--until <DAY>', 'the last day', readDay)
    .action(
      run(async ({ context, note }, code, { percent, amount, items, most, from, until }) => {
        const discount = {
          percent: percent ?? null,
          amount: amount ?? null,
          items: items?.split(',').map((item) => item.trim()) ?? null,
          fromDay: from,
          untilDay: until,
        }
        await makeCode({ code, most, ...discount }, context, note)
        return message('The code is made.', { code: code.toUpperCase(), most })
      }),
    )
}
