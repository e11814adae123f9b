import { parseArgs } from 'node:util'
import { type Command, type Given, type Section, UsageFault } from './command.ts'
import { commandHelp, groupHelp, overview } from './help.ts'
import type { Format } from './result.ts'
import { type Usage, usageOf } from './usage.ts'

export type Invocation = {
  name: string
  command: Command
  given: Given
  /** Undefined where nothing was asked for. */
  format: Format | undefined
  /** Everything that would be asked is answered with yes. */
  yes: boolean
  as: string | undefined
}

const everyCommand = {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  yes: { type: 'boolean' },
  as: { type: 'string' },
} as const

/** Finds the command and reads what it asks for, or gives the help that was asked for. */
export function readArguments(
  typed: readonly string[],
  sections: readonly Section[],
): Invocation | { help: string } {
  const asksHelp = typed.length === 0 || typed[0] === 'help' || typed.some((word) => word === '--help')
  const words = typed.filter((word) => word !== '--help')
  if (words[0] === 'help') words.shift()
  if (words.length === 0) return { help: overview(sections) }

  const commands = sections.flatMap((section) => section.commands)
  const command = find(words, commands)
  if (!command) {
    const group = commands.filter((candidate) => usageOf(candidate).name.startsWith(`${words[0]} `))
    if (group.length > 0 && (asksHelp || words.length === 1)) return { help: groupHelp(group) }
    throw new UsageFault(
      group.length > 0
        ? `There is no "${words.slice(0, 2).join(' ')}".\n\n${groupHelp(group)}`
        : `There is no "${words[0]}": "npm run academy -- help" lists what there is.`,
    )
  }
  return asksHelp ? { help: commandHelp(command) } : read(words, command)
}

/** The longest name that the words begin with. */
function find(words: readonly string[], commands: readonly Command[]): Command | undefined {
  const isTyped = (command: Command) => {
    const name = usageOf(command).name.split(' ')
    return name.every((word, index) => word === words[index])
  }
  return commands
    .filter(isTyped)
    .sort((one, other) => usageOf(other).name.length - usageOf(one).name.length)[0]
}

function read(words: readonly string[], command: Command): Invocation {
  const usage = usageOf(command)
  try {
    const parsed = parseArgs({
      args: words.slice(usage.name.split(' ').length),
      allowPositionals: true,
      options: { ...everyCommand, ...ownOptions(usage) },
    })
    const { positionals } = parsed
    const values: Values = parsed.values
    if (positionals.length !== usage.words.length) {
      throw new Error(`${usage.name} takes ${usage.words.join(' ') || 'nothing more'}.`)
    }
    for (const { name, needed } of usage.options) {
      if (needed && values[name] === undefined) throw new Error(`--${name} is missing.`)
    }
    const as = typeof values.as === 'string' ? values.as.trim() : undefined
    if (as === '') throw new Error('--as needs a name: the record says who it was.')
    if (values.json && values.csv) throw new Error('--json and --csv exclude each other.')
    return {
      name: usage.name,
      command,
      given: given(usage, positionals, values),
      format: values.json ? 'json' : values.csv ? 'csv' : undefined,
      yes: values.yes === true,
      as,
    }
  } catch (error) {
    throw new UsageFault(`${(error as Error).message}\n\n${commandHelp(command)}`)
  }
}

function ownOptions({ options }: Usage) {
  return Object.fromEntries(
    options.map(({ name, takesValue }) => [
      name,
      { type: takesValue ? ('string' as const) : ('boolean' as const) },
    ]),
  )
}

type Values = Readonly<Record<string, string | boolean | undefined>>

/** Asking for what the usage does not have is a mistake in the command, not of whoever types. */
function given({ words, options }: Usage, positionals: readonly string[], values: Values): Given {
  const option = (name: string) => {
    if (!options.some((known) => `--${known.name}` === name)) throw new Error(`the usage has no ${name}`)
    return values[name.slice(2)]
  }
  const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined)
  return {
    option: (name) => text(option(name)),
    flag: (name) => option(name) === true,
    word(name) {
      const value = name.startsWith('--') ? text(option(name)) : positionals[words.indexOf(name)]
      if (value === undefined) throw new Error(`the usage has no ${name}`)
      return value
    },
  }
}
