// The short form of a bench (`--short`) only shows that the bench starts, measures and prints. tests/benches runs it.

export const isShort = process.argv.includes('--short')

/** The bench's own arguments, such as a number of rounds. */
export const benchArguments = process.argv.slice(2).filter((word) => word !== '--short')

/** A size of the measurement: rounds, requests, seconds. */
export function sized<Full, Short>(full: Full, short: Short): Full | Short {
  return isShort ? short : full
}

/** A size that the first argument overrides. */
export function sizedByArgument(full: number, short: number): number {
  return Number(benchArguments[0] ?? sized(full, short))
}

/** The short form measures too little to judge a limit. */
export function isWithinLimit(met: boolean): boolean {
  return isShort || met
}

/** Ends a short form that would have to install something from the network. */
export function skip(why: string): never {
  console.log(`Skipped: ${why}`)
  process.exit(0)
}
