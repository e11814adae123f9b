import { createInterface } from 'node:readline/promises'
import type { Terminal } from './run-command.ts'

export function realTerminal(): Terminal {
  // A reader that stops early, such as `head`, is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    ask: process.stdin.isTTY ? askAtTerminal : null,
  }
}

/** On stderr, so that the question stays on the screen when stdout goes to a file. */
async function askAtTerminal(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  // Ctrl-D and Ctrl-C give no answer, which counts as no.
  const none = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
  try {
    return await Promise.race([lines.question(question), none])
  } finally {
    lines.close()
  }
}
