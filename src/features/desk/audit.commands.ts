import { actionText } from '#content/en/office/record/action-sentence.ts'
import { addDays, dayOf, startOfDay } from '#domain/dates/days.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { readDay, readText } from '#features/command-line/readers.ts'
import { table } from '#features/command-line/result.ts'
import { staffActions } from '#features/record/staff-actions.queries.ts'

export const addAuditCommand: AddCommands = (program, run) => {
  program
    .command('audit')
    .summary('Lists the changes that staff made: who, when, what.')
    .description('It names registrations, accounts and dates by their IDs, never people.')
    .option('--since <DAY>', 'changes from this day on; default: the last 90 days', readDay)
    .option('--who <NAME>', 'changes by this person only', readText)
    .action(
      run(async ({ connection, context }, { since, who }) => {
        const actions = await staffActions(connection.database, {
          since: startOfDay(since ?? addDays(dayOf(context.clocks.real.now()), -90)),
          who,
        })
        const columns = { at: 'instant', who: 'text', verb: 'text', what: 'text' } as const
        const rows = actions.map(({ at, who, action }) => ({
          at,
          who,
          verb: action.verb,
          what: actionText(action),
        }))
        return table(columns, rows, { none: 'Nothing was changed.' })
      }),
    )
}
