import { Command } from '@commander-js/extra-typings'
import type { AddCommands, Run } from './command.ts'
import { formatHelp } from './help.ts'
import { readText } from './readers.ts'

type Program = ReturnType<typeof emptyProgram>

/** The root of the command tree. It parses the options of every command, wherever they are typed. */
export function emptyProgram(write: (text: string) => void) {
  return new Command('npm run academy --')
    .option('--json', 'prints JSON: times in ISO 8601')
    .option('--yes', 'answers every question with yes, for scripts')
    .option('--env-file <FILE>', 'the site’s environment file; default: ACADEMY_ENV', readText)
    .helpOption('--help')
    .helpCommand(false)
    .configureHelp({ formatHelp })
    .configureOutput({ writeOut: write, writeErr: write, outputError: (text) => write(sentence(text)) })
    .exitOverride()
}

/** Commands inherit the root's settings when they are added, so the settings come first. */
export function addCommandsTo(program: Program, addCommands: AddCommands, run: Run): void {
  program.showHelpAfterError(true)
  addCommands(program, run)
  // After an unknown command, the list of all commands would hide the error.
  program.showHelpAfterError('"npm run academy -- help" lists all commands.')
}

/** Commander expects --help after the command; "help COMMAND" and an empty line mean the same. */
export function withHelpLast(typed: readonly string[]): readonly string[] {
  if (typed.length === 0) return ['--help']
  return typed[0] === 'help' ? [...typed.slice(1), '--help'] : typed
}

/** "error: unknown option '--x'" → "Unknown option '--x'" */
function sentence(text: string): string {
  return text.replace(/^error: (.)/, (_, first: string) => first.toUpperCase())
}
