export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** The value that the given share of all values lies below: percentile(times, 0.99). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.floor(sorted.length * share)]
  if (value === undefined) throw new Error('A percentile needs at least one value.')
  return value
}
