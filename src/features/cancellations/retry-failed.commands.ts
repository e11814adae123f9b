import { refunded } from '#domain/money/ledger.ts'
import { formatMoney, sum } from '#domain/money/money.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { CommandError, UsageError } from '#features/command-line/exit-codes.ts'
import { readMoney, readRegistration, readText } from '#features/command-line/readers.ts'
import { message } from '#features/command-line/result.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import { registrationIdOf } from '#features/registrations/typed-registration.ts'
import { failedRefundsOf, refundOutside, retryRefund } from './retry-failed.ts'

const outsideDetails = `For a card that no longer takes refunds. Send the money first, for example by bank transfer or in the provider's dashboard. It counts
as refunded from then on, and nothing more is sent.

If a dispute was lost, the chargeback may have returned that very money. --by-bank is then required, unless everything that was paid
is already gone. The chargeback's part counts once, and the registrant gets no email about it. If the dispute is won later, the owner
gets an email with the refund owed again.`

export const addFailedRefundCommands: AddCommands = (refund, run) => {
  refund
    .command('retry')
    .summary('Sends the failed refunds of a registration again.')
    .argument('<REGISTRATION>', 'the ID of the registration, or its receipt number', readRegistration)
    .action(
      run(async ({ context, confirm, note }, typed) => {
        const registrationId = await registrationIdOf(typed, context.database)
        await confirm(`The failed refunds of ${registrationId} will be sent again.`)
        const { status, ledger } = await retryRefund(registrationId, context, note)
        return message(
          `The registration is ${status}. Refunded so far: ${formatMoney(refunded(ledger))}.`,
          { registration: registrationId, status, refunded: refunded(ledger) },
          { refunded: 'money' },
        )
      }),
    )
  refund
    .command('outside')
    .summary('Records that the money of failed refunds was refunded offline; the registrant gets an email.')
    .description(outsideDetails)
    .argument('<REGISTRATION>', 'the ID of the registration, or its receipt number', readRegistration)
    .requiredOption('--how <TEXT>', 'how the money was refunded; it is recorded', readHow)
    .option('--by-bank <DOLLARS>', 'the part that a chargeback returned; 0 for none', readMoney)
    .action(
      run(async ({ connection: { database }, context, confirm, note }, typed, { how, byBank }) => {
        const registrationId = await registrationIdOf(typed, database)
        const registration = await registrationById(database, registrationId)
        if (!registration) throw new CommandError(`There is no registration ${registrationId}.`)
        const failed = await failedRefundsOf(database, registration)
        const amount = sum(failed.map(({ owed }) => owed))
        const part = byBank ? `, ${formatMoney(byBank)} of it by chargeback` : ''
        await confirm(
          `${formatMoney(amount)} of ${registrationId} will count as refunded offline: ${how}${part}.`,
        )
        const { status, ledger } = await refundOutside({ registrationId, amount, how, byBank }, context, note)
        return message(
          `${formatMoney(amount)} counts as refunded offline. The registration is ${status}.`,
          { registration: registrationId, amount, status, refunded: refunded(ledger) },
          { amount: 'money', refunded: 'money' },
        )
      }),
    )
}

function readHow(word: string): string {
  const how = readText(word)
  if (how) return how
  throw new UsageError('--how needs a text: how the money was refunded.')
}
