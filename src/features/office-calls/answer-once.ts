import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { seconds } from '#domain/dates/days.ts'
import { digest } from '#features/staff/cookie.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import { Refusal } from '#platform/refusal.ts'
import { claimKey, findKey, keepAnswer, releaseKey } from './idempotency-keys.queries.ts'

const longestWait = seconds(10)

type Parts = Pick<OfficeParts, 'database' | 'clocks'> & { staffId: string }

/**
 * Runs a call, and with an Idempotency-Key only once: a second click waits for the first one's answer. After a refusal
 * or a failure the same key may try again.
 */
export async function answerOnce(
  { request, key }: { request: FastifyRequest; key: string | string[] | undefined },
  parts: Parts,
  run: () => Promise<unknown>,
): Promise<unknown> {
  if (key === undefined || request.method === 'GET') return run()
  const requestHash = hashOf(request)
  return runOrWait({ staffId: parts.staffId, key: digest(String(key)), requestHash }, parts, run)
}

/** A file is hashed as it is: as JSON, 20 MB would hold the process for seconds. */
function hashOf({ method, url, body }: FastifyRequest): string {
  const content = Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null)
  return createHash('sha256').update(`${method} ${url} `).update(content).digest('hex')
}

async function runOrWait(
  key: { staffId: string; key: string; requestHash: string },
  { database, clocks }: Parts,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const until = Date.now() + longestWait
  while (Date.now() < until) {
    if (await claimKey(database, key, key.requestHash, clocks.real.now())) {
      try {
        const answer = await run()
        await keepAnswer(database, key, { status: answer === undefined ? 204 : 200, answer })
        return answer
      } catch (error) {
        await releaseKey(database, key).catch(() => undefined)
        throw error
      }
    }
    // The call that has the key runs in another request, perhaps of another process.
    const kept = await findKey(database, key)
    if (kept && kept.requestHash !== key.requestHash) throw new Refusal('key_reused')
    if (kept && kept.status !== null) return kept.status === 204 ? undefined : kept.answer
    await pause(100)
  }
  throw new Refusal('still_running', { retryAfterSeconds: 1 })
}
