// One command from what was typed to the exit code. Neither the process nor its streams are touched here, so that tests run
// the same lines.
import { ConfigFaults } from '#server/config.ts'
import { ApiError } from '#server/http/errors.ts'
import { makeNote } from '#server/staff-note.ts'
import { BrokenOff, exitCodes, type House, Refusal, type Section, UsageFault } from './command.ts'
import { type Invocation, readArguments } from './read-arguments.ts'
import { showResult } from './show-result.ts'

export type Terminal = {
  /** Results, and nothing else. */
  out(text: string): void
  err(text: string): void
  /** Null where nobody sits in front of it. */
  ask: ((question: string) => Promise<string>) | null
}

export type Surroundings = {
  sections: readonly Section[]
  terminal: Terminal
  /** Who it is where --as does not say so. */
  who: string
  withHouse<T>(work: (house: House) => Promise<T>): Promise<T>
}

export async function runCommand(typed: readonly string[], surroundings: Surroundings): Promise<number> {
  const { terminal, sections, withHouse } = surroundings
  try {
    const invocation = readArguments(typed, sections)
    if ('help' in invocation) {
      terminal.out(`${invocation.help}\n`)
      return exitCodes.done
    }
    return await withHouse((house) => attend(invocation, house, surroundings))
  } catch (error) {
    terminal.err(`${sentenceOf(error)}\n`)
    if (error instanceof BrokenOff) return error.exit
    return error instanceof UsageFault ? exitCodes.usage : exitCodes.refused
  }
}

async function attend(
  { name, command, given, format, yes, as }: Invocation,
  house: House,
  { terminal, who }: Surroundings,
): Promise<number> {
  const result = await command.run(given, {
    ...house,
    note: makeNote({ who: as ?? who, command: name, clock: house.checkout.clocks.real }),
    confirm: (question) => confirm(question, yes, terminal),
  })
  terminal.out(showResult(result, format))
  for (const remark of result.remarks ?? []) terminal.err(`${remark}\n`)
  return result.exit ?? exitCodes.done
}

async function confirm(question: string, yes: boolean, { ask }: Terminal): Promise<void> {
  if (yes) return
  if (ask === null) {
    throw new Refusal(
      `${question}\nThis cannot be undone, and nobody is here to ask: add --yes if it is meant.`,
    )
  }
  const answer = await ask(`${question}\nThis cannot be undone. Type "yes" to go on: `)
  if (answer.trim().toLowerCase() !== 'yes') throw new Refusal('Nothing was changed.')
}

/** What we did not foresee keeps its stack: somebody will have to look. */
function sentenceOf(error: unknown): string {
  const isSentence =
    error instanceof Refusal ||
    error instanceof UsageFault ||
    error instanceof BrokenOff ||
    error instanceof ApiError ||
    error instanceof ConfigFaults
  return isSentence ? error.message : ((error as Error).stack ?? String(error))
}
