// What needs somebody, from every subject.
import type { OfficeNeed } from '#contract/office/today.ts'
import { addDays, dayOf, startOfDay } from '#domain/dates/days.ts'
import { pendingAwardCases } from '#features/awards/award-cases.queries.ts'
import { pendingOutsideCredits } from '#features/awards/outside-credits.queries.ts'
import { listApprovals } from '#features/cancellations/approvals.queries.ts'
import { listOfficeEmails } from '#features/emails/office-emails.queries.ts'
import { unfinishedSince } from '#features/figures/list-money.ts'
import { openDisputes, openRefunds, unfinishedRegistrations } from '#features/figures/office-money.queries.ts'
import { openAskedChanges } from '#features/office-calls/asked-changes.queries.ts'
import { requestLifetime, requestsSince } from '#features/office-calls/second-person.ts'
import { failedPages } from '#features/pages/failed-pages.queries.ts'
import { accountNames, namesOf } from '#features/people/office-people.queries.ts'
import { listOfficeQuestions, officeQuestionNumber } from '#features/questions/office-questions.queries.ts'
import { lastReconciliation } from '#features/reconciliation/reconciliations.queries.ts'
import { overduePayments } from '#features/registrations/overdue-payments.queries.ts'
import { listWires } from '#features/wires/wires.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { datesToComplete, offersThatEnd } from './office-today.queries.ts'

/** No list of things to do is longer. */
const mostEmails = 20

export async function gatherNeeds(context: Context): Promise<OfficeNeed[]> {
  const { database } = context
  return [
    ...(await offers(database)),
    ...(await approvals(database)),
    ...(await askedChanges(context)),
    ...(await money(context)),
    ...(await overdue(context)),
    ...(await wires(database)),
    ...(await endedDates(context)),
    ...(await emails(database)),
    ...(await disagreements(database)),
    ...(await pages(database)),
    ...(await entries(database)),
    ...(await questions(database)),
  ]
}

async function offers(database: Database): Promise<OfficeNeed[]> {
  const open = await offersThatEnd(database)
  const names = await namesOf(
    database,
    open.flatMap(({ email, next }) => (next === null ? [email] : [email, next])),
  )
  return open.map(({ id, email, joinedAt, offeredUntil, next, ...date }) => ({
    kind: 'offer-ends',
    until: offeredUntil.toISOString(),
    since: joinedAt.toISOString(),
    placeId: id,
    email,
    name: names.get(email)?.name ?? null,
    ...date,
    next: next === null ? null : (names.get(next)?.name ?? next),
  }))
}

async function approvals(database: Database): Promise<OfficeNeed[]> {
  return (await listApprovals(database)).map(
    ({ registrationId, registrant, items, amount, askedAt, askedByName }) => ({
      kind: 'refund-asked',
      until: null,
      since: askedAt.toISOString(),
      registrationId,
      personId: null,
      name: registrant,
      items,
      amount,
      askedBy: askedByName,
    }),
  )
}

async function askedChanges({ database, clocks }: Context): Promise<OfficeNeed[]> {
  const open = await openAskedChanges(database, requestsSince(clocks))
  return open.map(({ id, words, amount, askedAt, askedByName, path }) => ({
    kind: 'change-asked',
    until: new Date(askedAt.getTime() + requestLifetime).toISOString(),
    since: askedAt.toISOString(),
    requestId: id,
    change: words,
    amount,
    askedBy: askedByName,
    path,
  }))
}

async function money({ database, clocks }: Context): Promise<OfficeNeed[]> {
  const failed = await openRefunds(database, ['failed'])
  const disputes = await openDisputes(database)
  const [newest, ...others] = await unfinishedRegistrations(database, unfinishedSince(clocks))
  const about = ({ registrationId, personId, name, items }: (typeof failed | typeof disputes)[number]) => ({
    registrationId,
    personId,
    name,
    items,
    until: null,
  })
  return [
    ...failed.map(
      (refund): OfficeNeed => ({
        ...about(refund),
        kind: 'refund-failed',
        since: refund.decidedAt.toISOString(),
        amount: refund.amount,
      }),
    ),
    ...disputes.map(
      (dispute): OfficeNeed => ({
        ...about(dispute),
        kind: 'dispute',
        since: (dispute.since ?? clocks.academy.now()).toISOString(),
        amount: dispute.amount,
        state: dispute.state === 'inquiry' ? 'inquiry' : 'open',
      }),
    ),
    ...(newest
      ? [
          {
            kind: 'unfinished' as const,
            until: null,
            since: newest.placedAt.toISOString(),
            registrationId: newest.registrationId,
            personId: newest.personId,
            name: newest.name,
            items: newest.items,
            amount: newest.amount,
            more: others.length,
          },
        ]
      : []),
  ]
}

async function overdue({ database, clocks }: Context): Promise<OfficeNeed[]> {
  const found = await overduePayments(database, dayOf(clocks.academy.now()))
  return found.map(({ dueDay, noticedAt, ...payment }) => ({
    ...payment,
    kind: 'payment-overdue',
    until: null,
    since: startOfDay(dueDay).toISOString(),
    due: dueDay,
    noticedAt: noticedAt?.toISOString() ?? null,
  }))
}

async function wires(database: Database): Promise<OfficeNeed[]> {
  const waiting = (await listWires(database)).filter(({ state }) => state === 'recorded')
  return waiting.map(({ id, name, amount, reference, recordedByName, recordedAt }) => ({
    kind: 'wire',
    until: null,
    since: recordedAt.toISOString(),
    wireId: id,
    name,
    amount,
    reference,
    recordedBy: recordedByName ?? '',
  }))
}

async function endedDates({ database, clocks }: Context): Promise<OfficeNeed[]> {
  const found = await datesToComplete(database, dayOf(clocks.academy.now()))
  return found.map((date) => ({
    ...date,
    kind: 'date-ended',
    until: null,
    since: startOfDay(addDays(date.end, 1)).toISOString(),
  }))
}

async function emails(database: Database): Promise<OfficeNeed[]> {
  const failed = await listOfficeEmails(database, { state: 'given-up', beyond: null, limit: mostEmails })
  return failed.map(({ id, to, subject, attempts, lastError, failedAt, createdAt }) => ({
    kind: 'email-given-up',
    until: null,
    since: (failedAt ?? createdAt).toISOString(),
    emailId: id,
    to,
    subject,
    attempts,
    lastError,
  }))
}

async function disagreements(database: Database): Promise<OfficeNeed[]> {
  const last = await lastReconciliation(database)
  return (last?.found ?? []).map(({ sentence }) => ({
    kind: 'disagreement',
    until: null,
    since: last?.doneAt.toISOString() ?? '',
    sentence,
  }))
}

async function pages(database: Database): Promise<OfficeNeed[]> {
  return (await failedPages(database)).map(({ path, reason, since }) => ({
    kind: 'page-failed',
    until: null,
    since: since.toISOString(),
    path,
    reason,
  }))
}

/** One line for all cases, and one for all hours. */
async function entries(database: Database): Promise<OfficeNeed[]> {
  const waiting = [
    ['case', await pendingAwardCases(database)],
    ['hours', await pendingOutsideCredits(database)],
  ] as const
  const names = await accountNames(
    database,
    waiting.flatMap(([, [first]]) => (first ? [first.uid] : [])),
  )
  return waiting.flatMap(([kind, [first, ...others]]): OfficeNeed[] =>
    first
      ? [
          {
            kind,
            until: null,
            since: first.enteredAt.toISOString(),
            entryId: first.id,
            personId: first.uid,
            name: names.get(first.uid)?.name ?? null,
            title: first.title,
            more: others.length,
          },
        ]
      : [],
  )
}

async function questions(database: Database): Promise<OfficeNeed[]> {
  return (await listOfficeQuestions(database, false)).map(({ id, askedAt, email, question }) => ({
    kind: 'question',
    until: null,
    since: askedAt.toISOString(),
    number: officeQuestionNumber(id),
    email,
    question,
  }))
}
