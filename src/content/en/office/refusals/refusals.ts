// Why a staff command is refused. English only, like the command line.
import type { TestStanding } from '#domain/awards/award-tests.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { type Day, days } from '#domain/dates/days.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import type { OfferFault } from '#domain/pricing/offers.ts'
import { words } from '../../words.ts'
import { counted } from '../counted.ts'
import { catalogueRefusals } from './catalogue-refusals.ts'
import { classroomRefusals } from './classroom-refusals.ts'

const offerFaults: Record<OfferFault, string> = {
  'unknown-item':
    'Items are courses, programs, residency, fellowship-fee and mastership-fee, with commas between them.',
  twice: 'A course is in this offer twice.',
  'price-needed': 'The Residency has no list price: give one.',
  'price-out-of-bounds': 'The price is out of bounds. The Residency costs $15,000 to $25,000.',
  'reason-needed': 'Another price than that of the list needs a reason.',
}

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

type CourseDate = { course: CourseId; start: Day }
type Certificate = { code: string }

const dateOf = ({ course, start }: CourseDate) => `${words.courseLabel(course)} of ${start}`

const dates = {
  date_future: ({ day }: { day: Day }) => `${day} is in the future.`,
  date_past: ({ day }: { day: Day }) => `${day} is in the past.`,
  date_not_ahead: ({ day }: { day: Day }) => `${day} is not in the future.`,
  date_begun: (date: CourseDate) => `${dateOf(date)} has begun already.`,
  date_canceled: (date: CourseDate) => `${dateOf(date)} was canceled.`,
  date_closed: (date: CourseDate) => `${dateOf(date)} is closed already.`,
  date_closed_for_seats: (date: CourseDate) =>
    `${dateOf(date)} is closed: open it again, with as many seats.`,
  date_exists: ({ course, start }: CourseDate) =>
    `${words.courseLabel(course)} has a date on ${start} already.`,
  date_exists_to_move: ({ course, start, state }: CourseDate & { state: 'open' | 'closed' | 'canceled' }) =>
    state === 'open'
      ? `${words.courseLabel(course)} has a date on ${start} already: cancel this one and move everyone there.`
      : `${words.courseLabel(course)} has a ${state} date on ${start}: open that again, then cancel this one and move everyone there.`,
  registrant_date_same: 'That is its date already.',
  date_same: ({ end, ...date }: CourseDate & { end: Day }) =>
    `${dateOf(date)} already takes place from ${date.start} to ${end}.`,
  date_too_far: ({ last }: { last: Day }) => `This is too far ahead. The last possible day is ${last}.`,
  days_promised: ({ end, ...date }: CourseDate & { end: Day | null }) =>
    `${dateOf(date)} is promised until ${end}: open it so, then move it: everyone gets an email about other days.`,
  no_date_on: ({ course, start }: CourseDate) =>
    `${words.courseLabel(course)} has no date that begins on ${start}.`,
  no_other_date: ({ course, start }: CourseDate) =>
    `${words.courseLabel(course)} has no other open date ahead on ${start}.`,
  seats_taken: ({ taken, ...date }: CourseDate & { taken: number }) =>
    `${dateOf(date)} has ${taken} ${taken === 1 ? 'seat' : 'seats'} taken already.`,
  too_few_seats: ({ left, needed, ...date }: CourseDate & { left: number; needed: number }) =>
    `${dateOf(date)} has ${left} seats left, and ${needed} are needed.`,
}

const waitingLists = {
  email_to_nobody: 'Nobody would get this email.',
  place_gone: 'This place is no longer on the waiting list.',
  place_first: 'This is the first of those who wait.',
  place_not_offered: 'This place has no offer that could be extended.',
}

const refunds = {
  approval_decided: 'Somebody has decided about this request already.',
  approval_own: 'Nobody approves their own request. Another person has to.',
  approval_waits:
    'A request for this registration waits already. Withdraw it before you ask for another amount.',
  changed_meanwhile: 'It changed in the meantime. Look at it again.',
  needs_approval: ({ beyond, limit }: { beyond: Cents; limit: Cents }) =>
    beyond > 0
      ? `${formatMoney(beyond)} of it is beyond the policy. A second person has to approve it.`
      : `It is more than ${formatMoney(limit)}. A second person has to approve it.`,
  needs_no_approval: 'The policy gives this much. No approval is needed.',
  second_person_asked: ({
    amount,
    limit,
    names,
    lifetime,
  }: {
    amount: Cents
    limit: Cents
    names: readonly string[]
    /** In milliseconds. */
    lifetime: number
  }) =>
    `It is about ${formatMoney(amount)}, more than ${formatMoney(limit)}. Nothing has changed yet: ${either.format(names)} has to make the same change within ${counted(lifetime / days(1), 'day')}, and gets an email now.`,
  second_person_missing: ({ amount, limit }: { amount: Cents; limit: Cents }) =>
    `It is about ${formatMoney(amount)}, more than ${formatMoney(limit)}, and needs a second person. Nobody else can make it. An owner can invite a second person.`,
  needs_reason: 'An amount other than the policy’s needs a reason.',
  no_approval: 'There is no such request.',
  not_in_registration: ({ course, items }: { course: string; items: readonly string[] }) =>
    `The registration does not include ${course}. It is for ${items.join(', ')}.`,
  nothing_held: 'The registration has no such course.',
  nothing_to_cancel: 'The registration has no course to cancel.',
  only_completed: ({ items }: { items: readonly string[] }) =>
    `Completed courses cannot be canceled: ${items.join(', ')}. Refund a part of the price and keep them, or undo the completion before you refund all of it.`,
  not_all_cancellable: ({ items }: { items: readonly CourseId[] }) =>
    `Of ${items.join(', ')} not all can be canceled any more.`,
  not_all_held: ({ items }: { items: readonly CourseId[] }) =>
    `Of ${items.join(', ')} not all are held any more.`,
  nothing_failed: 'No refund of this registration has failed.',
  nothing_left: ({ most, completed }: { most: Cents; completed: boolean }) =>
    `${formatMoney(most)} is all that is left of its price, and whoever has all of it back has no course: ${completed ? 'take the completion back and cancel' : 'cancel'} instead.`,
  part_of_bank: ({ returned, least, most }: { returned: Cents; least: Cents; most: Cents }) =>
    `The bank has returned ${formatMoney(returned)} of this payment: say how much of what failed that was, ${least === most ? formatMoney(most) : `${formatMoney(least)} to ${formatMoney(most)}`}.`,
  quote_changed: ({ policy, most }: { policy: Cents; most: Cents }) =>
    `This changed since it was asked for: the policy gives ${formatMoney(policy)} now, and at most ${formatMoney(most)} can be refunded. Nothing was refunded. Decline it, and ask again.`,
  policy_changed: ({ amount }: { amount: Cents }) => `The policy gives ${formatMoney(amount)} now.`,
  returned_meanwhile: ({ returned }: { returned: Cents }) =>
    `${formatMoney(returned)} has been refunded for it in the meantime. Look at it again.`,
  sent_elsewhere:
    'Part of the money was refunded in the provider’s dashboard or offline. Refund the rest the same way, then record it as made offline.',
  too_much: ({ most }: { most: Cents }) => `At most ${formatMoney(most)} can be refunded for it.`,
}

const repairs = {
  check_running: 'A reconciliation is already running. Wait until it is done, and look at what it found.',
  nothing_to_repair: ({ what }: { what: string }) =>
    `${what} is no registration, waiting-list place or payment.`,
  payment_not_ours: ({ intentId }: { intentId: string }) =>
    `${intentId} was not made by this site: it stays as it is.`,
  payment_not_refunded: ({ amount, disputed }: { amount: Cents; disputed: boolean }) =>
    `${formatMoney(amount)} was not refunded: ${disputed ? 'the payment is disputed' : 'the provider refuses it'}.`,
  repair_changed: ({ amount }: { amount: Cents }) =>
    `${formatMoney(amount)} would be refunded now. Run the command again.`,
  offer_fault: ({ fault }: { fault: OfferFault }) => offerFaults[fault],
  offer_below_list: ({ listed }: { listed: Cents }) =>
    `The listed price is ${formatMoney(listed)}. Ask the owner or finance to make an offer below it.`,
  offer_not_open: 'This offer is not open any more, so it is not emailed.',
  offer_hold_long: ({ days, last }: { days: number; last: Day }) =>
    `An offer holds seats for ${days} days at most. Choose a day until ${last}, or hold no seats.`,
  offer_withdrawn: 'This offer was withdrawn already.',
  credit_held: 'An order that is being paid holds this credit. Try again in a while.',
  credit_used: 'Nothing is left of this credit.',
  credit_was_paid: 'This credit came from a payment, so it belongs to the person.',
  unknown_credit: 'There is no such credit.',
  unknown_offer: 'There is no such offer.',
  offer_date: ({ course, start }: { course: string; start: Day }) =>
    `${course} has no date on ${start} that this offer could be for.`,
  offer_seats_full: 'A date of this offer has no free seat, so it was not made.',
  not_overdue: 'No payment of this registration is overdue.',
  notice_first: ({ hours }: { hours: number }) =>
    `Seats are released ${hours} hours after a notice at the earliest: give the notice first.`,
  code_exists: 'This code exists already.',
  code_fault: 'A code needs either a percent or an amount, and days in their order.',
  no_code: 'There is no such code, or it has ended.',
  unknown_wire: 'There is no such wire or check.',
  wire_waits: 'A wire or check for this waits for a second person already.',
  wire_decided: 'This wire or check was decided already.',
  wire_own: 'You recorded it. Another person confirms it.',
  wire_not_waiting: 'This is not waiting for a payment.',
  wire_amount: ({ amount }: { amount: Cents }) => `${formatMoney(amount)} is to be paid, no other amount.`,
  wire_plan: 'This is paid in parts by card. Make an offer for the whole price instead.',
  wire_group: 'One card payment is open for several people. Make an offer for each person instead.',
  wire_seats_full: 'A date of this registration has no free seat any more. Nothing was recorded as paid.',
  no_offline_refund: 'No refund of a wire or check is due.',
  unknown_registration: ({ id }: { id: string }) => `There is no registration ${id}.`,
}

const people = {
  account_changed: ({ email }: { email: string }) =>
    `Which account has ${email} has changed meanwhile: nothing was erased. Please run it again.`,
  account_gone_meanwhile: ({ email }: { email: string }) => `There is no longer an account with ${email}.`,
  accounts_in_firebase: 'Firebase manages the accounts and keys of this site. Use the Firebase console.',
  no_account_with: ({ email }: { email: string }) => `There is no account with ${email}.`,
  account_gone: 'The account is no longer there.',
  already_disabled: ({ email }: { email: string }) => `${email} is already disabled.`,
  all_canceled: 'Everything was canceled. There is nothing to confirm.',
  address_of_account: 'It belongs to an account: its owner changes the address there.',
  address_same: 'That is its address already.',
  address_unpaid: 'It was not paid: there is nothing to confirm yet.',
  email_secret:
    'This email had a personal link, which is not kept. Send a new one: the confirmation from the registration, a password reset from the person’s page, an invitation from Staff.',
  email_links_ended:
    'The links in this email have ended, so it is not sent again. Send the confirmation again from the registration.',
  emails_too_many: ({ limit }: { limit: number }) =>
    `This person was sent ${limit} emails from here within an hour. Try again later.`,
  email_waits: 'This email has not been sent yet. It is tried until it arrives.',
  no_account: 'This person has no account.',
  no_note: 'There is no such note of yours.',
  no_person: 'There is no such person.',
  not_disabled: ({ email }: { email: string }) => `${email} is not disabled.`,
  no_failed_email: ({ id }: { id: string | undefined }) =>
    id === undefined ? 'No email has failed.' : `No email ${id} has failed.`,
  other_address: 'That is not the address of this person. Nothing was erased.',
  reset_disabled: ({ email }: { email: string }) => `${email} is disabled. Enable it first.`,
  person_erased: 'Its person was erased.',
}

const questions = {
  no_question: ({ number }: { number: string }) => `There is no question ${number}.`,
  question_replied: ({ number }: { number: string }) => `${number} already has a reply.`,
}

const courses = {
  attendance_done: 'The course is completed. Undo the completion first.',
  did_not_attend: 'This person was absent the whole time, so there is no certificate.',
  half_day_ahead: ({ day }: { day: Day }) => `${day} is still ahead.`,
  no_half_day: 'This date has no such half-day.',
  nothing_completed: 'Nobody on this date has a completed course.',
  bought_later: ({ bought, day }: { bought: Day; day: Day }) =>
    `The course was bought on ${bought}, after ${day}.`,
  begins_later: ({ start, day }: { start: Day; day: Day }) => `The course begins on ${start}, after ${day}.`,
  certificate_not_completed: ({ code, course }: Certificate & { course: CourseId }) =>
    `${words.courseLabel(course)} of certificate ${code} does not count as completed any more.`,
  certificate_replaced: ({ code, by }: Certificate & { by: string }) =>
    `Certificate ${by} has already replaced ${code}.`,
  completed: ({ on }: { on: Day }) => `The course was completed on ${on} already.`,
  in_future: ({ day }: { day: Day }) => `${day} is in the future.`,
  name_same: 'That is the name already.',
  no_certificate: ({ code }: Certificate) => `There is no certificate ${code}.`,
  no_valid_certificate: ({ code }: Certificate) => `There is no valid certificate ${code}.`,
  not_completed: 'The course does not count as completed any more.',
  not_held: 'This registration does not hold the course.',
  nobody_to_move: 'Nobody chosen can be moved to this date: they have it already, or do not hold the course.',
}

const awards = {
  entry_changed: 'The entry was changed or withdrawn meanwhile: nothing was marked. Please look at it again.',
  own_award: 'This is about your own award. Please ask a colleague to do it.',
  no_reason: 'A declined entry needs a reason, which the dentist gets by email.',
  no_entry: ({ id }: { id: string }) => `Nothing was entered under ${id}.`,
  step_recorded: ({ step, award }: { step: string; award: string }) =>
    `The ${step} of the ${award} was recorded already.`,
  test_refused: (standing: TestStanding) => {
    if (standing.state === 'passed') return 'The test was passed already.'
    return standing.state === 'open'
      ? `A retake is possible a month after the last test, from ${standing.from}.`
      : `After three failed retakes 50 CE hours come first: ${standing.hours} are missing.`
  },
}

const staff = {
  already_staff: ({ email, role }: { email: string; role: string }) =>
    `${email} is staff already, as ${role}. Change the role instead, or invite with the same role.`,
  staff_name_taken:
    'Somebody else in the record has this name, or one that looks the same. Add a second name or an initial.',
  last_owner: 'This is the last owner. Make somebody else an owner first.',
  last_passkey: 'This is the last passkey. Add another one first.',
  no_app_started: 'No authenticator app was started. Begin again.',
  no_such_session: 'This session has ended already.',
  no_such_staff: 'There is no such staff member.',
  own_role: 'Nobody changes or removes their own role. Another owner can.',
  passkey_known: 'This passkey is stored already.',
}

export const staffRefusals = {
  ...dates,
  ...waitingLists,
  ...questions,
  ...refunds,
  ...repairs,
  ...people,
  ...courses,
  ...awards,
  ...staff,
  ...classroomRefusals,
  ...catalogueRefusals,
}
