import { dayOf, momentOf } from '#domain/dates/days.ts'
import { chargingHour } from '#domain/pricing/plan.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { readRegistration } from '#features/command-line/readers.ts'
import { message, type Result, table } from '#features/command-line/result.ts'
import { chargeDuePayments } from '#features/payments/charge-due.ts'
import { overduePayments } from '#features/registrations/overdue-payments.queries.ts'
import { registrationIdOf } from '#features/registrations/typed-registration.ts'
import type { Context } from '#platform/context.ts'
import { giveNotice, releaseSeats } from './release-seats.ts'

const argument = ['<REGISTRATION>', 'the ID of the registration, or its receipt number'] as const

export const addPlanCommands: AddCommands = (program, run) => {
  const plans = program.command('plans')
  plans
    .command('overdue')
    .summary('Lists payments of plans that stay unpaid after their last try.')
    .action(run(({ context }) => listOverdue(context)))
  plans
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
  plans
    .command('notice')
    .summary('Emails a registrant that the seats are released if an overdue payment is not made.')
    .argument(...argument, readRegistration)
    .action(
      run(async ({ connection: { database }, context, confirm, note }, typed) => {
        const registrationId = await registrationIdOf(typed, database)
        await confirm('The registrant gets an email with the time until which the payment can be made.')
        const until = await giveNotice(registrationId, context, note)
        return message('The notice is sent.', { registration: registrationId, until }, { until: 'instant' })
      }),
    )
  plans
    .command('release')
    .summary('Cancels the courses of an overdue plan after its notice; nothing more is charged.')
    .argument(...argument, readRegistration)
    .action(
      run(async ({ connection: { database }, context, confirm, note }, typed) => {
        const registrationId = await registrationIdOf(typed, database)
        await confirm('The courses are canceled by the refund policy, and their seats are released.')
        const { status } = await releaseSeats(registrationId, context, note)
        return message('The seats are released.', { registration: registrationId, status })
      }),
    )
}

async function listOverdue({ database, clocks }: Context): Promise<Result> {
  const found = await overduePayments(database, dayOf(clocks.academy.now()))
  const columns = {
    due: 'text',
    name: 'text',
    items: 'text',
    amount: 'money',
    noticed: 'instant',
    registration: 'text',
  } as const
  const rows = found.map(({ dueDay, name, items, amount, noticedAt, registrationId }) => ({
    due: dueDay,
    name,
    items: items.join(' '),
    amount,
    noticed: noticedAt,
    registration: registrationId,
  }))
  return table(columns, rows, { none: 'No payment is overdue.' })
}
