import { linesOf } from '#database/registration-lines.ts'
import { registrationById } from '#database/registrations.ts'
import { dayOf } from '#domain/days.ts'
import { formatMoney, sum } from '#domain/money.ts'
import { quoteCancellation } from '#server/checkout/cancel.ts'
import { refundByStaff } from '#server/checkout/refund-by-staff.ts'
import { retryRefund } from '#server/checkout/retry-refund.ts'
import { type Command, Refusal, UsageFault } from '../command.ts'
import { readCourse, readId, readMoney } from '../read-words.ts'
import { told } from '../result.ts'

const refund: Command = {
  usage: 'refund REGISTRATION [--course COURSE] [--amount DOLLARS] [--reason TEXT]',
  does: 'Cancels courses for somebody and sends money back: the policy’s amount, or another.',
  details: `Without --course all courses of the registration that are still to come are canceled. Without --amount as much comes back as
the policy that was frozen in the registration gives today; --amount gives another sum and needs a --reason, which stays in
the record. Never more than the courses cost, nor than is left of the payment. The registrant is told by e-mail.`,
  async run(given, { connection: { database }, checkout, confirm, note }) {
    const registrationId = readId(given.word('REGISTRATION'))
    const course = given.option('--course')
    const wanted = course === undefined ? undefined : readCourse(course)
    const dollars = given.option('--amount')
    const reason = given.option('--reason')?.trim() || null
    if ((dollars === undefined) !== (reason === null)) {
      throw new UsageFault(
        '--amount and --reason go together: another amount than the policy’s needs a reason.',
      )
    }
    const registration = await registrationById(database, registrationId)
    if (!registration) throw new Refusal(`There is no registration ${registrationId}.`)
    const today = dayOf(checkout.clocks.academy.now())
    const quote = quoteCancellation(registration, await linesOf(database, [registrationId]), today)
    const lines = quote.lines.filter((line) => wanted === undefined || line.course === wanted)
    const items = lines.map((line) => line.course)
    if (items.length === 0) throw new Refusal('It has no course that could be canceled.')
    const policy = sum(lines.map((line) => line.amount))
    if (dollars === undefined && policy === 0) {
      throw new Refusal(
        `The policy gives nothing back for ${items.join(', ')} any more; --amount and --reason may.`,
      )
    }
    const amount = dollars === undefined ? policy : readMoney(dollars)
    await confirm(
      `${items.join(', ')} of ${registration.name}, ${registration.email}, will be canceled and ${formatMoney(amount)} go back; the policy gives ${formatMoney(policy)}.`,
    )
    const ended = await refundByStaff({ registrationId, items, amount, reason }, checkout, note)
    return told(
      `Canceled: ${items.join(', ')}. ${formatMoney(amount)} go back; the registration is ${ended.status}.`,
      { registration: registrationId, amount, status: ended.status },
      { amount: 'money' },
    )
  },
}

const retry: Command = {
  usage: 'refund retry REGISTRATION',
  does: 'Sends the refunds of a registration that failed at the provider once more.',
  async run(given, { checkout, confirm, note }) {
    const registrationId = readId(given.word('REGISTRATION'))
    await confirm(`The failed refunds of ${registrationId} will be sent once more.`)
    const { status, refunded } = await retryRefund(registrationId, checkout, note)
    return told(
      `The registration is ${status}, ${formatMoney(refunded)} went back so far.`,
      { registration: registrationId, status, refunded },
      { refunded: 'money' },
    )
  },
}

export const refundCommands: readonly Command[] = [refund, retry]
