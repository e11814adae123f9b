// The extent of the fault tests: short in `npm test`, long in `npm run test:faults`. A seed repeats the same choices.
export const long = process.env.FAULTS === 'long'

/** Tests that start another site are too slow for `npm test`. FAULTS=all runs them in their short form. */
export const costly = long || process.env.FAULTS === 'all'

/** FAULT_PAYMENTS splits a long run into parts. */
export const paymentsPlayed = (short: number) => Number(process.env.FAULT_PAYMENTS ?? (long ? 200 : short))

export const seed = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** Numbers from 0 up to 1, the same ones for the same seed. */
export function randomNumbers(start = seed): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Prints a line of the report, in the long form only. */
export function report(sentence: string) {
  if (long) process.stdout.write(`${sentence}\n`)
}

/** "0.4 s at the median, 1.2 s at most, of 40" */
export function spread(milliseconds: readonly number[]): string {
  const sorted = [...milliseconds].sort((one, other) => one - other)
  const shown = (time: number | undefined) => `${((time ?? 0) / 1000).toFixed(1)} s`
  return `${shown(sorted[Math.floor(sorted.length / 2)])} at the median, ${shown(sorted.at(-1))} at most, of ${sorted.length}`
}
