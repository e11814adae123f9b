// Prometheus metrics. Each process counts its own requests; database gauges are the same in every process.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PaymentTally } from '#platform/provider/tally.ts'

type AnsweredRequest = { method: string; route: string; status: number; milliseconds: number }

export type Metrics = PaymentTally & {
  registry: Registry
  answered(request: AnsweredRequest): void
}

type PoolState = { totalCount: number; idleCount: number; waitingCount: number }

/** In seconds: pages take less than the first bucket, payments up to the last. */
const durations = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export function makeMetrics(pool: PoolState): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: durations,
    registers,
  })
  const payments = new Counter({
    name: 'academy_payments_total',
    help: 'What payments came to, as the status of their registration; counted by the process that wrote it.',
    labelNames: ['outcome'] as const,
    registers,
  })
  const events = new Counter({
    name: 'academy_provider_events_total',
    help: 'Settled events of the payment provider, including declined cards (payment_intent.payment_failed).',
    labelNames: ['type'] as const,
    registers,
  })
  new Gauge({
    name: 'academy_pool_connections',
    help: 'Connections of this process to PostgreSQL, and the queries that wait for one.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  return {
    registry,
    answered({ method, route, status, milliseconds }) {
      requests.observe({ method, route, status }, milliseconds / 1000)
    },
    payment(outcome) {
      payments.inc({ outcome })
    },
    event(type) {
      events.inc({ type })
    },
  }
}
