// Documents are drawn on a thread of their own, one at a time: a PDF takes a core for some forty milliseconds, and on the main thread
// every other request would wait for it.
import { Worker } from 'node:worker_threads'
import { widestNetwork } from '#domain/network.ts'
import { createTurnstile, TurnstileFull } from '#domain/turnstile.ts'
import { tooManyRequests } from '../http/errors.ts'
import type { Drawings, Job } from './draw-worker.ts'

/** Networks take turns; the last of sixty waits for some three seconds. */
const inTurn = createTurnstile({ atOnce: 1, waiting: 60, waitingEach: 30 })
const retryAfterSeconds = 5

let thread: Worker | undefined

/** `address` is that of the request, `facts` what the drawing of that kind takes. */
export async function draw<Kind extends keyof Drawings>(
  address: string,
  kind: Kind,
  ...facts: Parameters<Drawings[Kind]>
): Promise<Buffer> {
  try {
    return await inTurn(widestNetwork(address), () => drawOnThread({ kind, facts }))
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
    // An idle thread does not keep the process alive.
    worker.unref()
  }
}

/** A thread that failed is replaced with the next document. */
function startThread(): Worker {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url))
  const replace = () => {
    if (thread === worker) thread = undefined
  }
  return worker.on('error', replace).on('exit', replace)
}
