import { percentile } from './median.ts'

let next = 0

type Round = { perSecond: number; p50: number; p99: number }

/** Calls `act` `times` times, from `callers` concurrent loops. Each call gets a number that is never used again. */
export async function atOnce(
  callers: number,
  times: number,
  act: (number: number) => Promise<void>,
): Promise<Round> {
  const took: number[] = []
  let left = times
  const started = performance.now()
  const loop = async () => {
    while (left-- > 0) {
      const begun = performance.now()
      await act(next++)
      took.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: callers }, loop))
  const perSecond = (times / (performance.now() - started)) * 1000
  return { perSecond, p50: percentile(took, 0.5), p99: percentile(took, 0.99) }
}
