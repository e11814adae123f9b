import type { Checkout } from './checkout.ts'

/** For work that time brings again: one that fails must not keep the others waiting. */
export async function orWarn(
  about: { id: string } | { ids: readonly string[] },
  sentence: string,
  { log }: Pick<Checkout, 'log'>,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.warn({ err: error, ...about }, `${sentence}; the next run tries again`)
  }
}
