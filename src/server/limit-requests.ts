import type { Limiter, Rate } from '#database/limits.ts'
import { tooManyRequests } from './errors.ts'

/** Counts one more use; 429 where the limit is reached. */
export async function takeOrRefuse(limiter: Limiter, key: string, rate: Rate): Promise<void> {
  const permission = await limiter.take(key, rate)
  if (!permission.allowed) throw tooManyRequests(permission.retryAfterSeconds)
}
