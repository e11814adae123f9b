// How a command ends: its exit code, and the errors that lead to one.
import { constants } from 'node:os'

export const exitCodes = {
  done: 0,
  /** Refused, declined at the question, or failed. The sentence on stderr says which. */
  refused: 1,
  /** The command line was not understood. */
  usage: 2,
  /** A check finished and found a problem. */
  found: 3,
} as const

/** Printed without a stack. */
export class CommandError extends Error {}

/** The command line makes no sense, whatever the database contains. */
export class UsageError extends Error {}

/** Ctrl-C or SIGTERM, after the command removed its unfinished work. */
export class Interrupted extends Error {
  /** 128 plus the signal's number, as shells report it. */
  readonly exitCode: number
  constructor(signal: NodeJS.Signals) {
    super(`Interrupted by ${signal}.`)
    this.exitCode = 128 + constants.signals[signal]
  }
}
