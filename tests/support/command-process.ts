// Runs staff commands and what the desk decides, one after the other, for a process of journeys: loading the sources
// costs more than most of the work.
import { runCommand } from '#features/command-line/run-command.ts'
import { openedWith } from '#site/command-line.ts'
import { addCommands } from '#site/commands.ts'
import { type Desk, deskOf } from './desk.ts'

type Variables = Record<string, string | undefined>
export type Asked = { env: Variables } & (
  | { typed: string[] }
  | { decision: keyof Desk; inputs: readonly unknown[] }
)
export type Answered = { answer: unknown } | { refused: string }

process.on('message', async (asked: Asked) => {
  const work = 'typed' in asked ? command(asked.typed, asked.env) : decide(asked)
  const answered = await work.then(
    (answer) => ({ answer }),
    (error: Error) => ({ refused: error.message }),
  )
  process.send?.(answered satisfies Answered)
})

/** Its stdout. */
async function command(typed: string[], env: Variables): Promise<string> {
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
  if (exit === 0) return printed.out
  throw new Error(`academy ${typed.join(' ')} ended with ${exit}:\n${printed.err}`)
}

function decide({ decision, inputs, env }: Extract<Asked, { decision: keyof Desk }>): Promise<unknown> {
  const opening = { createsDatabase: false, envFile: undefined }
  return openedWith(env)(opening, ({ context }) => {
    const decide = deskOf(context)[decision] as (...inputs: readonly unknown[]) => Promise<unknown>
    return decide(...inputs)
  })
}
