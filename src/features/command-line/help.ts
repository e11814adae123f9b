// Help for the whole command line, for a group of commands and for one command, read from commander's definitions.
import type { CommandUnknownOpts } from '@commander-js/extra-typings'

const everyCommand = `Results go to stdout, everything else to stderr. "npm run -s academy -- …" keeps npm's own lines out of a file.
Exit codes: 0 done, 1 refused or failed, 2 typed wrong, 3 a check found something, 130 or 143 ended by Ctrl-C or SIGTERM.
Emails leave when the site runs. Write days like 2025-09-12; they are days in Los Angeles.`

/** A longer usage gets a line of its own, so that it does not push every description to the right. */
const widestUsage = 44

export function formatHelp(command: CommandUnknownOpts): string {
  const parts = command.parent === null ? overview(command) : ownHelp(command)
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function overview(program: CommandUnknownOpts): string[] {
  const sections = Map.groupBy(program.commands, (command) => command.helpGroup())
  const width = widthOf(leavesOf(program))
  return [
    `${program.name()} COMMAND …`,
    ...[...sections].map(([title, commands]) => `${title}\n${list(commands.flatMap(leavesOf), width)}`),
    `With every command:\n${terms(program, [['--help', 'shows what a command takes']])}`,
    everyCommand,
  ]
}

function ownHelp(command: CommandUnknownOpts): string[] {
  const { commands } = command
  const subcommands = list(commands, widthOf(commands))
  if (isGroup(command)) return [subcommands]
  return [
    `npm run academy -- ${usageOf(command)}`,
    command.summary(),
    terms(command),
    command.description(),
    subcommands,
  ]
}

/** 'sessions add COURSE DAY [--spots N]' */
export function usageOf(command: CommandUnknownOpts): string {
  const words = command.registeredArguments.map((argument) => argument.name())
  const options = command.options.map(({ flags, mandatory }) => {
    const term = withoutBrackets(flags)
    return mandatory ? term : `[${term}]`
  })
  return [fullName(command), ...words, ...options].join(' ')
}

/** 'sessions add' */
export function fullName(command: CommandUnknownOpts): string {
  return namesOf(command).join(' ')
}

/** The command itself, or the commands below it; `refund` is both. */
export function leavesOf(command: CommandUnknownOpts): CommandUnknownOpts[] {
  const below = command.commands.flatMap(leavesOf)
  return command.parent === null || isGroup(command) ? below : [command, ...below]
}

function isGroup({ commands, registeredArguments }: CommandUnknownOpts): boolean {
  return commands.length > 0 && registeredArguments.length === 0
}

function namesOf(command: CommandUnknownOpts): string[] {
  return command.parent === null ? [] : [...namesOf(command.parent), command.name()]
}

function widthOf(commands: readonly CommandUnknownOpts[]): number {
  return Math.min(widestUsage, Math.max(0, ...commands.map((command) => usageOf(command).length)))
}

function list(commands: readonly CommandUnknownOpts[], width: number): string {
  return commands
    .map((command) => {
      const usage = usageOf(command)
      const gap = usage.length > width ? `\n  ${' '.repeat(width)}` : ' '.repeat(width - usage.length)
      return `  ${usage}${gap}  ${command.summary()}`
    })
    .join('\n')
}

/** Arguments and options, a line each. */
function terms({ registeredArguments, options }: CommandUnknownOpts, more: string[][] = []): string {
  const lines = [
    ...registeredArguments.map((argument) => [argument.name(), argument.description]),
    ...options.map(({ flags, description }) => [withoutBrackets(flags), description]),
    ...more,
  ]
  const width = Math.max(0, ...lines.map(([term = '']) => term.length))
  return lines.map(([term = '', description]) => `  ${term.padEnd(width)}  ${description}`).join('\n')
}

/** '--spots <N>' → '--spots N' */
function withoutBrackets(flags: string): string {
  return flags.replaceAll(/[<>]/g, '')
}
