import type { Command, Section } from './command.ts'

const everywhere = `With every command:
  --json, --csv   the same as data: amounts in cents in JSON, in dollars in CSV; instants in ISO 8601
  --yes           answers every question with yes, for scripts
  --as NAME       who does it, for the record; otherwise ACADEMY_STAFF, or the name you are logged in with
  --help          what a command takes

Results go to stdout, everything else to stderr ("npm run -s academy -- …" keeps npm's own lines out of a file).
Exit codes: 0 done, 1 refused or failed, 2 typed wrong, 3 a check found something, 130 or 143 ended by Ctrl-C or SIGTERM.
What is mailed leaves when the site runs. Days are written as 2025-09-12 and are days in Los Angeles.`

export function overview(sections: readonly Section[]): string {
  const widest = Math.max(...sections.flatMap(({ commands }) => commands.map(({ usage }) => usage.length)))
  const lists = sections.map(
    ({ title, commands }) => `${title}\n${commands.map((command) => line(command, widest)).join('\n')}`,
  )
  return ['npm run academy -- COMMAND …', ...lists, everywhere].join('\n\n')
}

/** The commands that share a first word. */
export function groupHelp(commands: readonly Command[]): string {
  const widest = Math.max(...commands.map(({ usage }) => usage.length))
  return commands.map((command) => line(command, widest)).join('\n')
}

export function commandHelp({ usage, does, details }: Command): string {
  return [`npm run academy -- ${usage}`, does, ...(details ? [details] : [])].join('\n\n')
}

function line({ usage, does }: Command, widest: number): string {
  // A usage that is longer than most would push every sentence out of sight.
  const column = Math.min(widest, 44)
  return usage.length > column
    ? `  ${usage}\n  ${' '.repeat(column)}  ${does}`
    : `  ${usage.padEnd(column)}  ${does}`
}
