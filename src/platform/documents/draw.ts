// Documents are drawn in a process of their own, one at a time: a PDF takes a core for about 40 ms, and on the
// main thread it would delay every other request.

import { catalogue } from '#content/catalogue.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { minutes } from '#domain/dates/days.ts'
import { widestNetwork } from '#domain/people/network.ts'
import { createTurnstile, TurnstileFull } from '#domain/site/turnstile.ts'
import { Refusal } from '#platform/refusal.ts'
import { sideProcess } from '#platform/side-process/side-process.ts'

/** Every kind of document. Each is declared where it is written. */
// biome-ignore lint/suspicious/noEmptyInterface: the documents fill it.
export interface Drawings {}

/** The process has its own copy of every module, so it gets the catalogue with each job. */
export type Job = { kind: keyof Drawings; facts: unknown[]; catalogue: Catalogue }

/** Networks take turns; the last of sixty waits about three seconds. */
const inTurn = createTurnstile({ atOnce: 1, waiting: 60, waitingEach: 30 })
const retryAfterSeconds = 5

const drawAside = sideProcess<Job, Buffer>(new URL('../../draw-worker.ts', import.meta.url), minutes(1))

/** `address` is the client's IP address, `facts` the arguments of that kind of drawing. */
export async function draw<Kind extends keyof Drawings>(
  address: string,
  kind: Kind,
  ...facts: Parameters<Drawings[Kind]>
): Promise<Buffer> {
  try {
    return await inTurn(widestNetwork(address), () => drawAside({ kind, facts, catalogue: catalogue() }))
  } catch (error) {
    throw error instanceof TurnstileFull
      ? new Refusal('too_many_requests', { retryAfterSeconds: retryAfterSeconds })
      : error
  }
}
