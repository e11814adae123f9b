// Help for the whole command line, for a group of commands and for one command, read from commander's definitions.
import type { CommandUnknownOpts } from '@commander-js/extra-typings'

const everyCommand = `Results go to stdout, everything else to stderr. "npm run -s academy -- …" keeps npm's own lines out of a file.
Exit codes: 0 done, 1 refused or failed, 2 typed wrong, 3 a check found something, 130 or 143 ended by Ctrl-C or SIGTERM.
Emails leave when the site runs. Write days like 2025-09-12; they are days in Los Angeles.
A change is recorded with the name in ACADEMY_STAFF, or else your login name.`

/** A longer usage gets a line of its own, so that it does not push every description to the right. */
const widestUsage = 44

export function formatHelp(command: CommandUnknownOpts): string {
  const parts = command.parent === null ? overview(command) : ownHelp(command)
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function overview(program: CommandUnknownOpts): string[] {
  return [
    `${program.name()} COMMAND …`,
    list(leavesOf(program)),
    `With every command:\n${terms(program, [['--help', 'shows what a command takes']])}`,
    everyCommand,
  ]
}

function ownHelp(command: CommandUnknownOpts): string[] {
  if (isGroup(command)) return [list([...command.commands])]
  return [`npm run academy -- ${usageOf(command)}`, command.summary(), terms(command), command.description()]
}

/** 'agd COURSE --instructor NAME [--since DAY]' */
function usageOf(command: CommandUnknownOpts): string {
  const words = command.registeredArguments.map((argument) => argument.name())
  const options = command.options.map(({ flags, mandatory }) => {
    const term = withoutBrackets(flags)
    return mandatory ? term : `[${term}]`
  })
  return [fullName(command), ...words, ...options].join(' ')
}

/** 'people show' */
export function fullName(command: CommandUnknownOpts): string {
  const { parent } = command
  return parent === null ? '' : `${fullName(parent)} ${command.name()}`.trim()
}

/** The command itself, or the commands of the group. */
export function leavesOf(command: CommandUnknownOpts): CommandUnknownOpts[] {
  return isGroup(command) ? command.commands.flatMap(leavesOf) : [command]
}

function isGroup({ commands }: CommandUnknownOpts): boolean {
  return commands.length > 0
}

function list(commands: readonly CommandUnknownOpts[]): string {
  const width = Math.min(widestUsage, Math.max(0, ...commands.map((command) => usageOf(command).length)))
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

/** '--role <ROLE>' → '--role ROLE' */
function withoutBrackets(flags: string): string {
  return flags.replaceAll(/[<>]/g, '')
}
