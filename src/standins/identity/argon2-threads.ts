// argon2id on dedicated threads with a lower priority. A hash takes a core for about 30 ms: on the thread
// pool that Node shares for files, DNS and signatures it delayed every other request
// (docs/decisions/identity.md).
import type { Argon2Parameters } from 'node:crypto'
import { Worker } from 'node:worker_threads'

type Thread = { worker: Worker; job: PromiseWithResolvers<Buffer> | undefined }

/** Threads kept for reuse; more are started on demand and end after their task. */
const kept = 2
const idle = new Set<Thread>()

export function argon2id(parameters: Argon2Parameters): Promise<Buffer> {
  const [thread = startThread()] = idle
  idle.delete(thread)
  thread.job = Promise.withResolvers<Buffer>()
  thread.worker.ref()
  thread.worker.postMessage(parameters)
  return thread.job.promise
}

function startThread(): Thread {
  const thread: Thread = {
    worker: new Worker(new URL('./argon2-worker.ts', import.meta.url)),
    job: undefined,
  }
  const { worker } = thread
  worker.on('message', (hash: Uint8Array) => {
    thread.job?.resolve(Buffer.from(hash))
    thread.job = undefined
    if (idle.size === kept) worker.terminate()
    else idle.add(thread)
    // An idle thread must not keep the process alive.
    worker.unref()
  })
  worker.on('error', (error) => thread.job?.reject(error))
  worker.on('exit', () => {
    idle.delete(thread)
    thread.job?.reject(new Error('A hashing thread ended before its work was done.'))
  })
  return thread
}
