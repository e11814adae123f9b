// Runs staff commands one after the other for a process of journeys: loading the sources costs more than most commands.

import { runCommand } from '#features/command-line/run-command.ts'
import { openedWith } from '#site/command-line.ts'
import { addCommands } from '#site/commands.ts'

export type CommandAsked = { typed: string[]; env: Record<string, string | undefined> }
export type CommandAnswered = { exit: number; out: string; err: string }

process.on('message', async ({ typed, env }: CommandAsked) => {
  const printed = { out: '', err: '' }
  const exit = await runCommand(typed, {
    addCommands,
    user: () => 'tester',
    withApplication: openedWith(env),
    terminal: {
      out: (text) => {
        printed.out += text
      },
      err: (text) => {
        printed.err += text
      },
      ask: null,
    },
  })
  process.send?.({ exit, ...printed } satisfies CommandAnswered)
})
