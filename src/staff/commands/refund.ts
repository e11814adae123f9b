import { refundsOf } from '#database/tables/refunds.ts'
import { linesOf, type RegistrationLine } from '#database/tables/registration-lines.ts'
import { registrationById } from '#database/tables/registrations.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import type { CourseId } from '#domain/catalogue.ts'
import { type Day, dayOf } from '#domain/days.ts'
import { type Cents, formatMoney, sum } from '#domain/money.ts'
import type { RefundQuote } from '#domain/refunds.ts'
import { quoteCancellation } from '#server/checkout/refunds/cancel.ts'
import { failedRefundsOf, refundOutside, retryRefund } from '#server/checkout/refunds/failed-refunds.ts'
import { giveBackByStaff, heldLines } from '#server/checkout/refunds/give-back.ts'
import { refundByStaff } from '#server/checkout/refunds/refund-by-staff.ts'
import { type Command, Refusal, type StaffParts, UsageFault } from '../command.ts'
import { readCourse, readId, readMoney } from '../read-words.ts'
import { type Result, told } from '../result.ts'

const refund: Command = {
  usage: 'refund REGISTRATION [--course COURSE] [--amount DOLLARS] [--reason TEXT] [--keep]',
  does: 'Cancels courses for somebody and sends money back: the policy’s amount, or another; with --keep nothing is canceled.',
  details: `Without --course all courses of the registration that are still to come are canceled. Without --amount as much comes back as
the policy that was frozen in the registration gives today; --amount gives another sum and needs a --reason, which stays in
the record. Never more than the courses cost, nor than is left of the payment; --amount 0 cancels for nothing, as the policy
does once it gives nothing any more. The registrant is told by email.

With --keep the courses and seats stay, completed ones too, and --amount of their price goes back. They cost so much less from
then on: the policy gives its part of the rest, should they be canceled later. All that is left of their price, or of the payment,
cannot go back this way, since whoever has all of it back has no course.`,
  async run(given, parts) {
    const { connection, checkout } = parts
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
    const registration = await registrationById(connection.database, registrationId)
    if (!registration) throw new Refusal(`There is no registration ${registrationId}.`)
    const lines = await linesOf(connection.database, [registrationId])
    if (wanted !== undefined && !lines.some((line) => line.course === wanted)) {
      throw new Refusal(`It has no ${wanted}: it is for ${lines.map((line) => line.course).join(', ')}.`)
    }
    const asked = {
      registration,
      lines,
      isWanted: (line: { course: CourseId }) => wanted === undefined || line.course === wanted,
      other: dollars === undefined || reason === null ? null : { amount: readMoney(dollars), reason },
      today: dayOf(checkout.clocks.academy.now()),
    }
    return given.flag('--keep') ? giveBack(asked, parts) : cancel(asked, parts)
  },
}

type Asked = {
  registration: RegistrationRow
  lines: readonly RegistrationLine[]
  isWanted(line: { course: CourseId }): boolean
  /** Another amount than the policy's. */
  other: { amount: Cents; reason: string } | null
  today: Day
}

async function cancel(
  { registration, lines, isWanted, other, today }: Asked,
  { connection, checkout, confirm, note }: StaffParts,
): Promise<Result> {
  const refunds = await refundsOf(connection.database, registration.id)
  const quote = quoteCancellation(registration, lines, refunds, today)
  const quoted = quote.lines.filter(isWanted)
  const items = quoted.map((line) => line.course)
  if (items.length === 0) throw new Refusal(whyNothing(heldLines(registration, lines).filter(isWanted)))
  const policy = Math.min(quote.left, sum(quoted.map((line) => line.amount)))
  const { amount, reason } = other ?? { amount: policy, reason: null }
  const { id: registrationId, name, email } = registration
  await confirm(
    `${items.join(', ')} of ${name}, ${email}, will be canceled and ${formatMoney(amount)} goes back; ${grounds(quoted, policy, other)}.`,
  )
  const { status } = await refundByStaff({ registrationId, items, amount, reason }, checkout, note)
  return told(
    `Canceled: ${items.join(', ')}. ${formatMoney(amount)} goes back; the registration is ${status}.`,
    { registration: registrationId, amount, status },
    { amount: 'money' },
  )
}

/** What is held and cannot be canceled is completed. */
function whyNothing(completed: readonly RegistrationLine[]): string {
  if (completed.length === 0) return 'It has no course that could be canceled.'
  const items = completed.map(({ course }) => course).join(', ')
  return `${items}: completed, and not canceled any more. --keep gives back a part of the price; for all of it "complete --undo" takes the completion back first.`
}

function grounds(quoted: readonly RefundQuote[], policy: Cents, other: Asked['other']): string {
  if (policy > 0) return `the policy gives ${formatMoney(policy)}`
  if (quoted.every(({ rule }) => rule === 'returned')) return 'all of the price went back before'
  if (quoted.some(({ rule }) => rule === 'disputed')) return 'the bank has returned the payment'
  return `the policy gives nothing any more${other === null ? '; --amount and --reason may' : ''}`
}

async function giveBack(
  { registration, lines, isWanted, other }: Asked,
  { checkout, confirm, note }: StaffParts,
): Promise<Result> {
  if (other === null)
    throw new UsageFault('--keep needs --amount and --reason: the policy gives nothing for what stays.')
  if (other.amount === 0) throw new UsageFault('--keep gives money back: $0.00 would change nothing.')
  const held = heldLines(registration, lines).filter(isWanted)
  const items = held.map(({ course }) => course)
  if (items.length === 0) throw new Refusal('It holds no such course.')
  const returnedBefore = sum(held.map(({ returned }) => returned))
  const before = returnedBefore === 0 ? '' : ` ${formatMoney(returnedBefore)} went back for it before.`
  const { amount, reason } = other
  const { id: registrationId, name, email } = registration
  await confirm(
    `${formatMoney(amount)} of ${items.join(', ')} goes back to ${name}, ${email}; nothing is canceled.${before}`,
  )
  const { status } = await giveBackByStaff(
    { registrationId, items, amount, returnedBefore, reason },
    checkout,
    note,
  )
  return told(
    `${formatMoney(amount)} goes back, ${items.join(', ')} stay; the registration is ${status}.`,
    { registration: registrationId, amount, status },
    { amount: 'money' },
  )
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

const outside: Command = {
  usage: 'refund outside REGISTRATION --how TEXT [--by-bank DOLLARS]',
  does: 'Writes down that the money of refunds that failed went back by another way; the registrant is told.',
  details: `For a card that takes no refund any more. Send the money first, by a bank transfer for example, or from the provider's own
pages; --how says by which way, and stays in the record. It counts as gone back from then on, and nothing more is sent.

Where a dispute was lost, the bank may have returned that very money: --by-bank says how much of it, 0 for none. That part counts
once, and nobody is written to about it. Where all that was paid is gone by then, it need not be said. Should the dispute be won after
all, the owner is told what is owed again.`,
  async run(given, { connection: { database }, checkout, confirm, note }) {
    const registrationId = readId(given.word('REGISTRATION'))
    const how = given.word('--how').trim()
    if (!how) throw new UsageFault('--how says by which way the money went back.')
    const dollars = given.option('--by-bank')
    const byBank = dollars === undefined ? undefined : readMoney(dollars)
    const failed = await failedRefundsOf(database, registrationId)
    const amount = sum(failed.map((one) => one.amount))
    const part = byBank ? `, ${formatMoney(byBank)} of it returned by the bank` : ''
    await confirm(
      `${formatMoney(amount)} of ${registrationId} will count as gone back by another way: ${how}${part}.`,
    )
    const { status, refunded } = await refundOutside({ registrationId, amount, how, byBank }, checkout, note)
    return told(
      `${formatMoney(amount)} went back by another way; the registration is ${status}.`,
      { registration: registrationId, amount, status, refunded },
      { amount: 'money', refunded: 'money' },
    )
  },
}

export const refundCommands: readonly Command[] = [refund, retry, outside]
