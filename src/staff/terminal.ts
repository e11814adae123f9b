import { createInterface } from 'node:readline/promises'
import type { Terminal } from './run-command.ts'

export function realTerminal(): Terminal {
  // Whoever reads only the first lines, as `head` does, has what they wanted.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    ask: process.stdin.isTTY ? askAtTerminal : null,
  }
}

/** On stderr: a result that is sent into a file leaves the question on the screen. */
async function askAtTerminal(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  // Ctrl-D and Ctrl-C are no answer, and no answer is a no.
  const none = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
  try {
    return await Promise.race([lines.question(question), none])
  } finally {
    lines.close()
  }
}
