// Documents are drawn on a dedicated thread, one at a time: a PDF takes a core for about 40 ms, and on the
// main thread it would delay every other request.
import { Worker } from 'node:worker_threads'
import { catalogue } from '#content/catalogue.ts'
import { widestNetwork } from '#domain/network.ts'
import { createTurnstile, TurnstileFull } from '#domain/turnstile.ts'
import { tooManyRequests } from '../http/errors.ts'
import type { Drawings, Job } from './draw-worker.ts'

/** Networks take turns; the last of sixty waits about three seconds. */
const inTurn = createTurnstile({ atOnce: 1, waiting: 60, waitingEach: 30 })
const retryAfterSeconds = 5

let thread: Worker | undefined

/** `address` is the client's IP address, `facts` the arguments of that kind of drawing. */
export async function draw<Kind extends keyof Drawings>(
  address: string,
  kind: Kind,
  ...facts: Parameters<Drawings[Kind]>
): Promise<Buffer> {
  try {
    return await inTurn(widestNetwork(address), () => drawOnThread({ kind, facts, catalogue: catalogue() }))
  } catch (error) {
    throw error instanceof TurnstileFull ? tooManyRequests(retryAfterSeconds) : error
  }
}

async function drawOnThread(job: Job): Promise<Buffer> {
  thread ??= startThread()
  const worker = thread
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const gone = () => reject(new Error('The drawing thread ended before its work was done.'))
  worker.once('message', resolve).once('error', reject).once('exit', gone).ref()
  worker.postMessage(job)
  try {
    return Buffer.from(await promise)
  } finally {
    worker.off('message', resolve).off('error', reject).off('exit', gone)
    // An idle thread must not keep the process alive.
    worker.unref()
  }
}

/** The next document starts a new thread after a failure. */
function startThread(): Worker {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url))
  const replace = () => {
    if (thread === worker) thread = undefined
  }
  return worker.on('error', replace).on('exit', replace)
}
