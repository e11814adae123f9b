export function median(values: readonly number[]): number {
  const half = values.length / 2
  // For an even count, the mean of the two middle values.
  return (nthSmallest(values, Math.ceil(half) - 1) + nthSmallest(values, Math.floor(half))) / 2
}

/** percentile(times, 0.99) is the value above 99% of all. */
export function percentile(values: readonly number[], share: number): number {
  return nthSmallest(values, Math.floor(values.length * share))
}

function nthSmallest(values: readonly number[], index: number): number {
  const value = values.toSorted((a, b) => a - b)[index]
  if (value === undefined) throw new Error('A median or percentile needs at least one value.')
  return value
}
