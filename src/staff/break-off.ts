import { BrokenOff } from './command.ts'

const signals = ['SIGINT', 'SIGTERM'] as const

/**
 * For work that leaves something behind where it simply dies: it is told to break off, and the command ends once it has. A
 * second Ctrl-C changes nothing, since npm passes one on that the terminal has sent already.
 */
export async function breakingOff<T>(work: (breakOff: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let received: NodeJS.Signals | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    received ??= signal
    controller.abort()
  }
  for (const signal of signals) process.on(signal, onSignal)
  try {
    return await work(controller.signal)
  } catch (error) {
    throw received ? new BrokenOff(received) : error
  } finally {
    for (const signal of signals) process.off(signal, onSignal)
  }
}
