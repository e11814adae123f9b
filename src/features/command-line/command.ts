import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import type { AccountDesk } from '#features/people/account-desk.ts'
import type { Note } from '#features/record/staff-note.ts'
import type { Config } from '#platform/config.ts'
import type { Context } from '#platform/context.ts'
import type { Connection } from '#platform/database/connection.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Result } from './result.ts'

/** What main.ts opens, whether or not a site is running. */
export type Application = {
  config: Config
  connection: Connection
  context: Context
  jobs: Pick<Jobs, 'send'>
  /** Null with Firebase: staff manage accounts in its console. */
  accounts: AccountDesk | null
}

/** What a command works with. */
type CommandContext = Application & {
  /** Verbs that change something use it to record who did what. */
  note: Note
  /** Call before anything that cannot be undone. Throws if the answer is no, or if no terminal can ask. */
  confirm(question: string): Promise<void>
}

/** How a command opens the application. */
export type Opening = {
  /** Makes the embedded database if there is none. Any other command on no database is a mistake. */
  createsDatabase: boolean
}

/**
 * Makes a commander action from a command's work: opens the application, runs the work with what commander parsed,
 * prints its result and sets the exit code.
 */
export type Run = <Parsed extends unknown[]>(
  work: (context: CommandContext, ...parsed: Parsed) => Promise<Result>,
  opening?: Opening,
) => (this: CommandUnknownOpts, ...parsed: Parsed) => Promise<void>

/** Adds one or more commands to their parent. */
export type AddCommands = (parent: CommandUnknownOpts, run: Run) => void
