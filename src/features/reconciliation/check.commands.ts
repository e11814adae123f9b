import { startOfDay } from '#domain/dates/days.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { exitCodes } from '#features/command-line/exit-codes.ts'
import { readDay, readText } from '#features/command-line/readers.ts'
import { officeOrigin } from '#platform/office-origin.ts'
import { checkAll, webhookPatience as patience } from './check.ts'
import { type Disagreement, remedyOf } from './disagreement.ts'
import { asOnlyRun } from './only-run.ts'
import { repair } from './repair.ts'

export const addCheckCommands: AddCommands = (program, run) => {
  program
    .command('check')
    .summary('Compares registrations, payments, seats, credits and emails; exit code 3 if they disagree.')
    .description(
      'It changes nothing, and the record says that it ran. It asks the payment provider for the payments. Each disagreement is shown with the command that repairs it, or the page of the office where staff decide.\nThe site runs the same check every night and emails MAIL_OWNER.',
    )
    .option('--since <DAY>', 'leaves out payments made before this day', readDay)
    .action(
      run(async ({ context, note }, { since: day }) => {
        const since = day === undefined ? new Date(0) : startOfDay(day)
        const found: Disagreement[] = []
        await asOnlyRun(context, { wait: false }, async (alone) => {
          for await (const disagreement of checkAll(alone, { since, patience })) found.push(disagreement)
        })
        await note(context.database, 'reconciliation.run', { found: found.length })
        const office = officeOrigin(context.origin)
        const rows = found.map((one) => ({ sentence: one.sentence, remedy: remedyOf(one, office) }))
        return {
          rows,
          none: 'Registrations, payments, seats, credits and emails agree.',
          drawing: rows.map(({ sentence, remedy }) => `${sentence}\n    ${remedy}`).join('\n'),
          exit: found.length > 0 ? exitCodes.found : exitCodes.done,
        }
      }),
    )
  program
    .command('repair')
    .summary('Repairs what check found.')
    .description(
      'It asks the payment provider, says which amount would be refunded, and brings seats, emails, receipts and certificates in line\nwith what is paid. If nothing is wrong, it does nothing.',
    )
    .argument('<WHAT>', 'the ID of a registration, waiting-list place or payment, or "receipts"', readText)
    .action(
      run(async ({ context, confirm, note }, what) => {
        const done = await repair(what, context, { confirm, note })
        const rows = done.map((sentence) => ({ done: sentence }))
        return { rows, none: 'Nothing to repair.', drawing: done.join('\n') }
      }),
    )
}
