import { momentOf } from '#domain/dates/days.ts'
import { chargingHour } from '#domain/pricing/plan.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { message } from '#features/command-line/result.ts'
import { chargeDuePayments } from './charge-due.ts'

export const addChargeCommand: AddCommands = (program, run) => {
  program
    .command('plans')
    .command('charge')
    .summary(
      'Charges the payments that are due now, also before 9 am; the site does so every five minutes from then on.',
    )
    .action(
      run(async ({ context }) => {
        const now = momentOf(context.clocks.academy.now())
        await chargeDuePayments(context, { ...now, hour: Math.max(now.hour, chargingHour) })
        return message('The due payments were charged.')
      }),
    )
}
