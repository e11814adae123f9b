import type { Context } from '#platform/context.ts'

/** For one item of a scheduled job: a failure must not keep the other items from running. */
export async function orWarn(
  about: { id: string } | { ids: readonly string[] },
  sentence: string,
  { log }: Pick<Context, 'log'>,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.warn({ err: error, ...about }, `${sentence}; the next run tries again`)
  }
}
