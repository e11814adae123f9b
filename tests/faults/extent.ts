// How much is played: little in `npm test`, much in `npm run test:faults`. A seed makes the same choices again.
export const long = process.env.FAULTS === 'long'

/** Left out of `npm test`, where starting one more site costs more than it may: FAULTS=all plays it, at its shortest. */
export const costly = long || process.env.FAULTS === 'all'

/** FAULT_PAYMENTS cuts a long run into pieces. */
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

/** A line of the long form's report; the short form says nothing. */
export function report(sentence: string) {
  if (long) process.stdout.write(`${sentence}\n`)
}

/** "0.4 s at the median, 1.2 s at most, of 40" */
export function spread(milliseconds: readonly number[]): string {
  const sorted = [...milliseconds].sort((one, other) => one - other)
  const shown = (time: number | undefined) => `${((time ?? 0) / 1000).toFixed(1)} s`
  return `${shown(sorted[Math.floor(sorted.length / 2)])} at the median, ${shown(sorted.at(-1))} at most, of ${sorted.length}`
}
