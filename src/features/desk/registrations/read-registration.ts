// One registration with everything that staff ask about.

import type { OfficeHappening, OfficeRegistration } from '#contract/office/registrations.ts'
import { dayOf } from '#domain/dates/days.ts'
import { refundOwed } from '#domain/money/ledger.ts'
import { sum } from '#domain/money/money.ts'
import { costOf } from '#domain/registrations/refunds.ts'
import { quoteCancellation } from '#features/cancellations/cancel.ts'
import { overduePlanOf } from '#features/cancellations/release-seats.ts'
import { certificatesOfRegistration } from '#features/certificates/certificates.queries.ts'
import { type Seat, seatNumbersOf } from '#features/dates/office-dates.queries.ts'
import { emailView } from '#features/emails/list-emails.ts'
import { emailsAbout, type ListedEmail } from '#features/emails/office-emails.queries.ts'
import { kindOf, moneyLines } from '#features/figures/money-lines.ts'
import { type PostedEntry, postedEntries } from '#features/ledger/ledger.queries.ts'
import { recordPage } from '#features/record/staff-actions.queries.ts'
import { refundsOf } from '#features/refunds/refunds.queries.ts'
import { findRegistration } from '#features/registrations/find-registration.ts'
import { wholeGroup } from '#features/registrations/groups.queries.ts'
import { neighborsOf, officeRegistrationsById } from '#features/registrations/office-registrations.queries.ts'
import { linesOf, type RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import { withNames } from '#features/staff/last-actions.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { CertificateRow } from '#platform/database/rows/account.ts'
import type { RefundRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'

const mostEmails = 100
const mostActions = 100

export async function readRegistration(typed: string, context: Context): Promise<OfficeRegistration> {
  const { database, clocks } = context
  const id = await findRegistration(database, typed)
  const registration = id === undefined ? undefined : await registrationById(database, id)
  if (!registration) throw new Refusal('not_found', { missing: 'registration' })
  const [listed] = await officeRegistrationsById(database, [registration.id])
  const lines = await linesOf(database, [registration.id])
  const posted = await postedEntries(database, registration.id)
  const refunds = await refundsOf(database, registration.id)
  // Emails about an installment have its id in their key.
  const subjects = [registration.id, ...registration.payments.map((payment) => payment.id)]
  const emails = await emailsAbout(database, subjects, mostEmails)
  const recorded = await recordPage(database, { about: registration.id }, mostActions)
  const actions = await withNames(database, recorded)
  const quote = quoteCancellation(registration, lines, dayOf(clocks.academy.now()))
  const money = moneyLines(registration, posted)
  return {
    ...factsOf(registration),
    group: await groupView(registration, database),
    personId: listed?.personId ?? null,
    lines: linesView(lines, quote.lines, {
      seats: await seatNumbersOf(database, registration.id),
      certificates: await certificatesOfRegistration(database, registration.id),
    }),
    cancelToday: { amount: quote.amount, left: quote.left },
    money,
    sums: sumsOf(money, registration),
    offlineDue: offlineDueOf(registration, refunds),
    overdue: overduePlanOf(registration, context),
    refunds: refunds.map(({ key, amount, reason, state, decidedAt }) => ({
      key,
      amount,
      reason,
      state,
      decidedAt: decidedAt.toISOString(),
    })),
    emails: emails.map(emailView),
    timeline: timelineOf({ registration, posted, refunds, emails, actions }),
    ...(await neighborsOf(database, registration.id)),
  }
}

async function groupView(
  registration: RegistrationRow,
  database: Database,
): Promise<OfficeRegistration['group']> {
  if (registration.groupId === null) return []
  return (await wholeGroup(database, registration)).map(({ id, name }) => ({ id, name }))
}

function factsOf(row: RegistrationRow) {
  const { version, fullDays, halfDays, months } = row.refundPolicy
  return {
    id: row.id,
    revision: row.revision,
    status: row.status,
    dispute: row.dispute,
    receiptNumber: row.payments[0].receiptNumber,
    hasAccount: row.uid !== null,
    name: row.name,
    email: row.email,
    phone: row.phone,
    language: row.language,
    country: row.country,
    registeredAt: row.placedAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    items: row.items,
    amount: row.amount,
    policy: { version, fullDays, halfDays, months },
    termsVersion: row.termsVersion,
    declared: row.declared,
  }
}

/** As `wires refund` finds them. */
function offlineDueOf({ payments }: RegistrationRow, refunds: readonly RefundRow[]) {
  const offline = payments.filter(({ method }) => method === 'wire' || method === 'check')
  return sum(
    refunds
      .filter(({ state, paymentId }) => state === 'due' && offline.some(({ id }) => id === paymentId))
      .map(({ amount }) => amount),
  )
}

type Quoted = ReturnType<typeof quoteCancellation>['lines']

function linesView(
  lines: readonly RegistrationLine[],
  quoted: Quoted,
  { seats, certificates }: { seats: readonly Seat[]; certificates: readonly CertificateRow[] },
): OfficeRegistration['lines'] {
  return lines.map((line) => {
    const quote = quoted.find(({ course }) => course === line.course)
    const seat =
      line.canceledAt === null && seats.find(({ courseDateId }) => courseDateId === line.courseDateId)
    const cost = costOf(line)
    return {
      course: line.course,
      start: line.start,
      end: line.end,
      sample: line.sample,
      seat: seat ? { number: seat.number, of: seat.of } : null,
      share: line.amount,
      state: line.canceledAt !== null ? 'canceled' : line.completedOn !== null ? 'completed' : 'active',
      policy: quote
        ? {
            percent: cost === 0 ? 0 : Math.round((100 * quote.granted) / cost),
            rule: quote.rule,
            comesBack: quote.amount,
          }
        : null,
      refunded: line.granted + line.returned,
      movedFrom: line.movedFrom,
      stepsFrom: line.stepsFrom,
      holder: line.holder && { name: line.holder.name, email: line.holder.email },
      canceledAt: line.canceledAt?.toISOString() ?? null,
      completedOn: line.completedOn,
      certificate: certificates.find(({ course }) => course === line.course)?.code ?? null,
    }
  })
}

function sumsOf(money: OfficeRegistration['money'], { ledger }: RegistrationRow) {
  const made = money.filter(({ expected }) => !expected)
  const expected = money.filter((line) => line.expected)
  return {
    in: sum(made.map((line) => line.in)),
    back: sum(made.map((line) => line.back)),
    owed: made.at(-1)?.owed ?? sum(expected.map((line) => line.in)),
    refundOwed: refundOwed(ledger),
  }
}

/** Then the ledger says when; a refund that the provider refused at once is in no entry. */
function cameBack(posted: readonly PostedEntry[], key: string): boolean {
  return posted.some((entry) => entry.refund === key && kindOf(entry) === 'refund-reversed')
}

type Happened = {
  registration: RegistrationRow
  posted: readonly PostedEntry[]
  refunds: readonly RefundRow[]
  emails: readonly ListedEmail[]
  actions: Awaited<ReturnType<typeof withNames>>
}

/** Newest first. */
function timelineOf({ registration, posted, refunds, emails, actions }: Happened): OfficeHappening[] {
  const money = posted.flatMap((entry): OfficeHappening[] => {
    const what = kindOf(entry)
    if (!what || what === 'agreed' || what === 'price-lowered') return []
    return [{ kind: 'money', at: entry.recordedAt.toISOString(), what, amount: entry.amount }]
  })
  const failed = refunds
    .filter(({ state, key }) => state === 'failed' && !cameBack(posted, key))
    .map(
      ({ decidedAt, amount }): OfficeHappening => ({
        kind: 'refund-failed',
        at: decidedAt.toISOString(),
        amount,
      }),
    )
  const sent = emails.map(emailView).map(
    ({ createdAt: at, subject, kind: emailKind, language, state }): OfficeHappening => ({
      kind: 'email',
      at,
      subject,
      emailKind,
      language,
      state,
    }),
  )
  const staff = actions.map(
    ({ at, who, action, names }): OfficeHappening => ({
      kind: 'staff',
      at: at.toISOString(),
      who,
      action,
      names,
    }),
  )
  const all: OfficeHappening[] = [
    { kind: 'registered', at: registration.placedAt.toISOString() },
    ...money,
    ...failed,
    ...sent,
    ...staff,
  ]
  return all.sort((one, other) => other.at.localeCompare(one.at))
}
