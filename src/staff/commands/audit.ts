import { staffActions } from '#database/tables/staff-actions.ts'
import { addDays, dayOf, startOfDay } from '#domain/days.ts'
import type { Command } from '../command.ts'
import { readDay } from '../read-words.ts'
import { table } from '../result.ts'

const audit: Command = {
  usage: 'audit [--since DAY] [--who NAME]',
  does: 'Lists what staff changed: who, when, what; the last 90 days.',
  details: 'It names registrations, accounts and dates by their ids, never people.',
  async run(given, { connection, checkout }) {
    const since = given.option('--since')
    const actions = await staffActions(connection.database, {
      since: startOfDay(since ? readDay(since) : addDays(dayOf(checkout.clocks.real.now()), -90)),
      who: given.option('--who'),
    })
    const columns = { at: 'instant', who: 'text', command: 'text', what: 'text' } as const
    const rows = actions.map(({ at, who, command, what }) => ({ at, who, command, what }))
    return table(columns, rows, { none: 'Nothing was changed.' })
  },
}

export const auditCommands: readonly Command[] = [audit]
