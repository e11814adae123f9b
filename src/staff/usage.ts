// A command's usage line, read: the one place from which parsing and help take what a command is called and takes.
import type { Command } from './command.ts'

export type Usage = {
  name: string
  /** In their order, in capitals. */
  words: readonly string[]
  options: readonly { name: string; needed: boolean; takesValue: boolean }[]
}

export function usageOf({ usage }: Command): Usage {
  const name = /^[a-z][a-z-]*(?: [a-z][a-z-]*)*(?= |$)/.exec(usage)?.[0] ?? ''
  const options = [...usage.matchAll(/(\[?)--([a-z-]+)( [A-Z]+)?/g)].map(
    ([, bracket, option = '', value]) => ({
      name: option,
      needed: bracket === '',
      takesValue: value !== undefined,
    }),
  )
  const words = usage
    .slice(name.length)
    .replace(/\[?--[a-z-]+(?: [A-Z]+)?\]?/g, '')
    .split(' ')
    .filter(Boolean)
  return { name, words, options }
}
