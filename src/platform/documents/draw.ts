// Documents are drawn in a process of their own, one at a time: a PDF takes a core for about 40 ms, and on the
// main thread it would delay every other request.
import { catalogue } from '#content/catalogue.ts'
import { minutes } from '#domain/days.ts'
import { widestNetwork } from '#domain/network.ts'
import { createTurnstile, TurnstileFull } from '#domain/turnstile.ts'
import { tooManyRequests } from '#platform/http/errors.ts'
import { sideProcess } from '#platform/side-process/side-process.ts'
import type { Drawings, Job } from '#site/draw-worker.ts'

/** Networks take turns; the last of sixty waits about three seconds. */
const inTurn = createTurnstile({ atOnce: 1, waiting: 60, waitingEach: 30 })
const retryAfterSeconds = 5

const drawAside = sideProcess<Job, Buffer>(new URL('#site/draw-worker.ts', import.meta.url), minutes(1))

/** `address` is the client's IP address, `facts` the arguments of that kind of drawing. */
export async function draw<Kind extends keyof Drawings>(
  address: string,
  kind: Kind,
  ...facts: Parameters<Drawings[Kind]>
): Promise<Buffer> {
  try {
    return await inTurn(widestNetwork(address), () => drawAside({ kind, facts, catalogue: catalogue() }))
  } catch (error) {
    throw error instanceof TurnstileFull ? tooManyRequests(retryAfterSeconds) : error
  }
}
