import { constants } from 'node:os'
import type { Connection, Database } from '#database/engine/connection.ts'
import type { Language } from '#domain/language.ts'
import type { Checkout } from '#server/checkout/checkout.ts'
import type { Config } from '#server/config.ts'
import type { Jobs } from '#server/jobs.ts'
import type { Note } from '#server/staff-note.ts'
import type { Result } from './result.ts'

/** What main.ts opens, whether or not a site is running. */
export type House = {
  config: Config
  connection: Connection
  checkout: Checkout
  jobs: Pick<Jobs, 'send'>
  /** Null with Firebase, which has pages of its own for it. */
  accounts: AccountDesk | null
}

/** What staff may do with the accounts of the own identity service, which alone knows how. */
export type AccountDesk = {
  /** False where the account is gone by now. */
  setDisabled(uid: string, disabled: boolean, note: Note): Promise<boolean>
  /** False where the address is not the account's any more. */
  mailReset(person: { uid: string; email: string; language: Language }, note: Note): Promise<boolean>
  /** In the transaction that erases the person. */
  deleteSignIn(trx: Database, uid: string): Promise<void>
  /** Gives the name of the new key. */
  rotateKeys(note: Note): Promise<string>
}

/** What a command works with. */
export type StaffParts = House & {
  /** For the verbs that change something: it writes who did what. */
  note: Note
  /** Before anything that cannot be undone; throws where the answer is no, or nobody can be asked. */
  confirm(question: string): Promise<void>
}

export type Command = {
  /**
   * 'sessions add COURSE DAY [--spots N]': its name in small letters, words in capitals that are asked for, options with
   * their values, in brackets where they may be left out. Parsing and help both read it.
   */
  usage: string
  /** One sentence for the list of commands. */
  does: string
  /** What its own help says beyond that. */
  details?: string
  run(given: Given, parts: StaffParts): Promise<Result>
}

/** As help lists them. */
export type Section = { title: string; commands: readonly Command[] }

/** What was typed behind the command's name. */
export type Given = {
  /** A word, or the value of an option that must be there, by the name in the usage: `word('EMAIL')`, `word('--date')`. */
  word(name: string): string
  /** `option('--spots')` */
  option(name: string): string | undefined
  flag(name: string): boolean
}

/** As a program that calls us reads the end. */
export const exitCodes = {
  done: 0,
  /** Refused, declined at the question, or failed: the sentence on stderr says which. */
  refused: 1,
  /** Typed wrong. */
  usage: 2,
  /** A check ran to its end and found something. */
  found: 3,
} as const

/** A sentence for the person at the terminal, without a stack. */
export class Refusal extends Error {}

/** What was typed makes no sense, whatever the database holds. */
export class UsageFault extends Error {}

/** Ended by Ctrl-C or by whoever manages the process, after it cleared away what was half-made. */
export class BrokenOff extends Error {
  /** As a shell tells such an end. */
  readonly exit: number
  constructor(signal: NodeJS.Signals) {
    super(`Broken off by ${signal}.`)
    this.exit = 128 + constants.signals[signal]
  }
}
