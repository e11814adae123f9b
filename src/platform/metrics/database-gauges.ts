// Gauges read from the database on each scrape, with a short timeout.
import { setTimeout as pause } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Clock } from '#domain/dates/clock.ts'
import { seconds } from '#domain/dates/days.ts'
import type { Database } from '#platform/database/connection.ts'
import { type Figures, readFigures } from './figures.ts'

type Parts = {
  database: Database
  clock: Clock
  /**
   * Prometheus gives up after ten seconds by default; the process metrics must arrive even when the database
   * is slow.
   */
  patience?: number
}

export function makeDatabaseGauges(registry: Registry, { database, clock, patience = seconds(2) }: Parts) {
  const gauge = (name: string, help: string, labels: string[] = []) =>
    new Gauge({ name, help, labelNames: labels, registers: [registry] })
  const reachable = gauge('academy_database_up', '1 while the database answers.')
  const registrations = gauge('academy_registrations_open', 'Registrations that may still be paid.')
  const seats = gauge('academy_seats_held', 'Seats kept, not sold: for a payment or for an offer.', ['for'])
  const emails = gauge('academy_mails', 'Emails that wait, and emails that were given up.', ['state'])
  const oldest = gauge(
    'academy_oldest_mail_seconds',
    'Age of the oldest email that waits; 0 where none does.',
  )
  const refunds = gauge('academy_refunds_unfinished', 'Refunds to be sent, and refunds on their way.', [
    'state',
  ])

  function show(figures: Figures) {
    const age = figures.oldestEmail ? clock.now().getTime() - figures.oldestEmail.getTime() : 0
    registrations.set(figures.awaitingPayment)
    seats.set({ for: 'payment' }, figures.seatsHeld)
    seats.set({ for: 'offer' }, figures.seatsOffered)
    emails.set({ state: 'waiting' }, figures.emailsWaiting)
    emails.set({ state: 'failed' }, figures.emailsFailed)
    oldest.set(age / 1000)
    refunds.set({ state: 'due' }, figures.refundsDue)
    refunds.set({ state: 'pending' }, figures.refundsPending)
  }

  /** An outdated value would look current, so unknown values are removed. */
  function hide() {
    for (const plain of [registrations, oldest]) plain.remove()
    for (const labelled of [seats, emails, refunds]) labelled.reset()
  }

  // Concurrent scrapes share one query, so that they cannot pile up on a slow database.
  let reading: Promise<Figures | null> | undefined
  return async function refresh(): Promise<void> {
    reading ??= readFigures(database)
      .catch(() => null)
      .finally(() => {
        reading = undefined
      })
    const figures = await Promise.race([reading, pause(patience, null, { ref: false })])
    reachable.set(figures ? 1 : 0)
    if (figures) show(figures)
    else hide()
  }
}
