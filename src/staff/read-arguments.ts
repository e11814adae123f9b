import { parseArgs } from 'node:util'
import { type Command, type Given, Refusal } from './command.ts'

/** Finds the command and reads what it asks for, as its usage says. */
export function readArguments(
  typed: readonly string[],
  commands: readonly Command[],
): { command: Command; given: Given } {
  const [name, ...rest] = typed
  const command = commands.find(({ usage }) => usage.split(' ')[0] === name)
  if (!command) throw new Refusal(help(commands))
  const { words, options } = readUsage(command.usage)
  try {
    const { positionals, values } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: Object.fromEntries(options.map((option) => [option, { type: 'string' as const }])),
    })
    if (positionals.length !== words.length) throw new Error()
    return {
      command,
      given: {
        word: (wanted) => positionals[words.indexOf(wanted)] ?? '',
        option: (wanted) => values[wanted],
      },
    }
  } catch {
    throw new Refusal(`npm run academy -- ${command.usage}\n${command.does}`)
  }
}

function readUsage(usage: string): { words: string[]; options: string[] } {
  const [, ...parts] = usage
    .replace(/\[--[^\]]*\]/g, '')
    .split(' ')
    .filter(Boolean)
  return { words: parts, options: [...usage.matchAll(/\[--([\w-]+)/g)].map(([, option = '']) => option) }
}

function help(commands: readonly Command[]): string {
  const widest = Math.max(...commands.map(({ usage }) => usage.length))
  return [
    'npm run academy -- COMMAND …, where COMMAND is one of:',
    ...commands.map(({ usage, does }) => `  ${usage.padEnd(widest)}  ${does}`),
  ].join('\n')
}
