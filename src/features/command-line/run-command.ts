// Runs one command, from the typed words to the exit code. The process and its streams are passed in, so tests run the
// same lines.
import { CommanderError } from '@commander-js/extra-typings'
import { makeNote } from '#features/record/staff-note.ts'
import { ConfigFaults } from '#platform/config.ts'
import { Refusal } from '#platform/refusal.ts'
import type { AddCommands, Application, Opening, Run } from './command.ts'
import { CommandError, exitCodes, Interrupted, UsageError } from './exit-codes.ts'
import { addCommandsTo, emptyProgram, withHelpLast } from './program.ts'
import { showResult } from './show-result.ts'

export type Terminal = {
  /** For results only. */
  out(text: string): void
  err(text: string): void
  /** Null if no person is at the terminal. */
  ask: ((question: string) => Promise<string>) | null
}

export type Environment = {
  addCommands: AddCommands
  terminal: Terminal
  /** Recorded as the author of a change. The environment file may set it. */
  user(): string
  withApplication<T>(
    opening: Opening & { envFile: string | undefined },
    work: (application: Application) => Promise<T>,
  ): Promise<T>
}

export async function runCommand(typed: readonly string[], environment: Environment): Promise<number> {
  const { terminal } = environment
  let helpAndErrors = ''
  const program = emptyProgram((text) => {
    helpAndErrors += text
  })
  let exitCode: number = exitCodes.done
  const run: Run =
    (work, opening = { createsDatabase: false }) =>
    async (...parsed) => {
      const { json = false, yes = false, envFile } = program.opts()
      exitCode = await environment.withApplication({ ...opening, envFile }, async (application) => {
        const clock = application.context.clocks.real
        const note = makeNote({ by: { user: environment.user() }, clock })
        const confirm = (question: string) => askFirst(question, yes, terminal)
        const result = await work({ ...application, note, confirm }, ...parsed)
        terminal.out(showResult(result, json))
        for (const remark of result.remarks ?? []) terminal.err(`${remark}\n`)
        return result.exit ?? exitCodes.done
      })
    }
  addCommandsTo(program, environment.addCommands, run)
  try {
    await program.parseAsync(withHelpLast(typed), { from: 'user' })
    return exitCode
  } catch (error) {
    if (!(error instanceof CommanderError)) return fail(error, terminal)
    // 'commander.help': a group of commands without one of them. Its help is the answer, not an error.
    const isHelp = error.exitCode === 0 || error.code === 'commander.help'
    if (isHelp) terminal.out(helpAndErrors)
    else terminal.err(helpAndErrors)
    return isHelp ? exitCodes.done : exitCodes.usage
  }
}

async function askFirst(question: string, yes: boolean, { ask }: Terminal): Promise<void> {
  if (yes) return
  if (ask === null) {
    throw new CommandError(
      `${question}\nThis cannot be undone, and there is no terminal to ask. Add --yes to confirm it.`,
    )
  }
  const answer = await ask(`${question}\nThis cannot be undone. Type "yes" to continue: `)
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandError('Nothing was changed.')
}

function fail(error: unknown, terminal: Terminal): number {
  terminal.err(`${sentenceOf(error)}\n`)
  if (error instanceof Interrupted) return error.exitCode
  return error instanceof UsageError ? exitCodes.usage : exitCodes.refused
}

/** An unexpected error keeps its stack, because someone has to find its cause. */
function sentenceOf(error: unknown): string {
  const isSentence =
    error instanceof CommandError ||
    error instanceof UsageError ||
    error instanceof Interrupted ||
    error instanceof Refusal ||
    error instanceof ConfigFaults
  return isSentence ? error.message : ((error as Error).stack ?? String(error))
}
