import { formatMoney } from '#domain/money/money.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { readDay, readId, readMoney, readRegistration, readText } from '#features/command-line/readers.ts'
import { message, table } from '#features/command-line/result.ts'
import { registrationIdOf } from '#features/registrations/typed-registration.ts'
import { confirmWire, recordWire, withdrawWire } from './record-wire.ts'
import { refundOffline } from './take-wire.ts'
import { listWires } from './wires.queries.ts'

const id = ['<ID>', 'the ID of the wire or check, as `wires list` shows it', readId] as const

export const addWireCommands: AddCommands = (program, run) => {
  const wires = program.command('wires')
  wires
    .command('record')
    .summary('Records money that arrived by wire or check; it counts once another person confirms it.')
    .argument('<OFFER OR REGISTRATION>', 'the ID of what it pays for, or a receipt number', readRegistration)
    .requiredOption('--amount <DOLLARS>', 'the amount that arrived', readMoney)
    .requiredOption('--reference <TEXT>', 'the reference of the wire, or the number of the check', readText)
    .requiredOption('--received <DAY>', 'the day on which it arrived', readDay)
    .option('--check', 'it is a check')
    .action(
      run(async ({ connection, context, note, user }, typed, { amount, reference, received, check }) => {
        const about = await registrationIdOf(typed, connection.database)
        const method = check ? 'check' : 'wire'
        const wire = { about, method, amount, reference, receivedOn: received } as const
        const recorded = await recordWire(wire, { user }, context, note)
        const facts = { id: recorded.id, about, amount }
        return message('It is recorded. Another person confirms it.', facts, { amount: 'money' })
      }),
    )
  wires
    .command('list')
    .summary('Lists wires and checks, newest first.')
    .action(
      run(async ({ connection: { database } }) => {
        const columns = {
          received: 'text',
          name: 'text',
          method: 'text',
          reference: 'text',
          amount: 'money',
          by: 'text',
          state: 'text',
          id: 'text',
        } as const
        const rows = (await listWires(database)).map((wire) => ({
          received: wire.receivedOn,
          name: wire.name,
          method: wire.method,
          reference: wire.reference,
          amount: wire.amount,
          by: wire.recordedByName ?? '',
          state: wire.state,
          id: wire.id,
        }))
        return table(columns, rows, { none: 'No wires or checks.' })
      }),
    )
  addDecisions(wires, run)
}

const addDecisions: AddCommands = (wires, run) => {
  wires
    .command('confirm')
    .summary(
      'Confirms money that another person recorded: the registration is paid, and its emails are sent.',
    )
    .argument(...id)
    .action(
      run(async ({ context, note, user, confirm }, wireId) => {
        await confirm('The registration counts as paid, and its receipt is sent.')
        const paid = await confirmWire(wireId, { user }, context, note)
        const { receiptNumber } = paid.payments[0]
        return message('It is confirmed.', { registration: paid.id, receipt: receiptNumber ?? '' })
      }),
    )
  wires
    .command('withdraw')
    .summary('Withdraws a wire or check that was recorded by mistake.')
    .argument(...id)
    .action(
      run(async ({ context, note, user }, wireId) => {
        await withdrawWire(wireId, { user }, context, note)
        return message('It is withdrawn.', { wire: wireId })
      }),
    )
  wires
    .command('refund')
    .summary('Records that a refund of a wire or check was sent back; the registrant gets an email.')
    .argument('<REGISTRATION>', 'the ID of the registration, or its receipt number', readRegistration)
    .requiredOption('--how <TEXT>', 'how the money was sent back; it is recorded', readText)
    .action(
      run(async ({ context, note, confirm }, typed, { how }) => {
        const registrationId = await registrationIdOf(typed, context.database)
        await confirm(`The due refunds of ${registrationId} will count as sent: ${how}.`)
        const { status, amount } = await refundOffline({ registrationId, how }, context, note)
        return message(`The registration is ${status}. Its price was ${formatMoney(amount)}.`, {
          registration: registrationId,
          status,
        })
      }),
    )
}
