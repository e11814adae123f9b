// Letters before a date: thirty and seven days ahead, and three days before a step of the refund calendar ends.
import type { Database } from '#database/connection.ts'
import { refundsOf } from '#database/refunds.ts'
import { linesWithDates, type RegistrationLine } from '#database/registration-lines.ts'
import type { RegistrationRow } from '#database/registrations.ts'
import { registrationById } from '#database/registrations.ts'
import { addDays, type Day, dayOf, daysBetween } from '#domain/days.ts'
import type { Cents } from '#domain/money.ts'
import { leftToPromise, refundCalendar, stepsWithin } from '#domain/refunds.ts'
import type { WrittenLetter } from '../mail/letter.ts'
import { dateReminderMail, refundReminderMail } from '../mail/messages/reminder.ts'
import type { Checkout } from './checkout.ts'
import { letterAddress } from './letter-address.ts'

const dateReminders = [30, 7]
const stepReminder = 3
/** A site that was down on the day itself makes up for it within this many days. */
const grace = 2

export async function sendReminders(checkout: Checkout): Promise<void> {
  const { database, clocks } = checkout
  const today = dayOf(clocks.academy.now())
  for (const line of await linesWithDates(database, addDays(today, 1), addDays(today, 30))) {
    const registration = await registrationById(database, line.registrationId)
    if (!registration?.paidAt || line.start === null) continue
    const bought = dayOf(registration.paidAt)
    const left = leftToPromise(registration, await refundsOf(database, registration.id))
    for (const { key, letter } of dueReminders(
      registration,
      line,
      { today, bought, start: line.start, left },
      checkout,
    )) {
      await post(database, key, registration, letter, checkout)
    }
  }
}

type Due = { key: string; letter: WrittenLetter }
type Facts = { today: Day; bought: Day; start: Day; left: Cents }

/** Only for what was bought before its reminder fell due: nobody is reminded of what was bought today. */
function dueReminders(
  registration: RegistrationRow,
  line: RegistrationLine,
  facts: Facts,
  checkout: Checkout,
): Due[] {
  const { today, bought, start, left } = facts
  const { origin, links } = checkout
  const token = links.sign('registration', registration.id)
  const base = { registration, line, token, origin }
  const falls = (on: Day) => bought < on && today >= on && today <= addDays(on, grace)
  const dates = dateReminders
    .filter((ahead) => falls(addDays(start, -ahead)))
    .map((ahead) => ({
      key: `${line.course}:${start}:${ahead}`,
      letter: dateReminderMail({ ...base, daysLeft: daysBetween(today, start) }),
    }))
  const purchase = { policy: registration.refundPolicy, purchasedOn: bought }
  const steps = stepsWithin(left, refundCalendar({ ...line, completed: false }, today, purchase))
    .filter((step) => falls(addDays(step.lastDay, -stepReminder)))
    .map((step) => ({
      key: `${line.course}:${start}:step:${step.lastDay}`,
      letter: refundReminderMail({ ...base, step }),
    }))
  return [...dates, ...steps]
}

async function post(
  db: Database,
  key: string,
  registration: RegistrationRow,
  letter: WrittenLetter,
  { outbox }: Checkout,
) {
  const { id, language } = registration
  const to = await letterAddress(db, registration)
  await outbox.post(db, { key: `reminder:${id}:${key}`, kind: 'reminder', to, language, ...letter })
}
