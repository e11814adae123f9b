import { Interrupted } from './exit-codes.ts'

const signals = ['SIGINT', 'SIGTERM'] as const

/**
 * For work that would leave files behind if the process simply died. The first signal aborts it, and the command ends
 * once it has cleaned up. Later signals are ignored: npm forwards a Ctrl-C that the terminal has already sent.
 */
export async function abortOnSignal<T>(work: (abort: AbortSignal) => Promise<T>): Promise<T> {
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
    throw received ? new Interrupted(received) : error
  } finally {
    for (const signal of signals) process.off(signal, onSignal)
  }
}
