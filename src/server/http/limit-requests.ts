import type { Limiter, Rate } from '#database/tables/limits.ts'
import { networksOf } from '#domain/network.ts'
import { tooManyRequests } from './errors.ts'

/** A counter's key and its limit. */
export type Count = { key: string; rate: Rate }

export type CountLimiter = Pick<Limiter, 'take' | 'giveBack'>

/** `rate` is for one household or office; wider networks get more (src/domain/network.ts). */
export function perNetwork(what: string, address: string, { limit, per }: Rate): Count[] {
  return networksOf(address).map(({ name, times }) => ({
    key: `${what} from ${name}`,
    rate: { limit: limit * times, per },
  }))
}

/** Counts one use; 429 when the limit is reached. */
export async function takeOrRefuse(limiter: Pick<Limiter, 'take'>, key: string, rate: Rate): Promise<void> {
  const permission = await limiter.take(key, rate)
  if (!permission.allowed) throw tooManyRequests(permission.retryAfterSeconds)
}

/** Counts all or none, so that a refused request does not use up the other limits. */
export async function takeEachOrRefuse(limiter: CountLimiter, counts: readonly Count[]): Promise<void> {
  const taken: Count[] = []
  try {
    for (const count of counts) {
      await takeOrRefuse(limiter, count.key, count.rate)
      taken.push(count)
    }
  } catch (error) {
    await giveBackEach(limiter, taken)
    throw error
  }
}

/** Ignores failures: during a database outage the caller reports the original error. */
export async function giveBackEach(limiter: CountLimiter, counts: readonly Count[]): Promise<void> {
  for (const { key, rate } of counts) await limiter.giveBack(key, rate).catch(() => undefined)
}
