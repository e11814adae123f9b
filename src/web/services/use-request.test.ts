import { expect, test } from 'vitest'
import { latestAttempt, notLoaded, type RequestState } from './use-request.ts'

/** Attempts that update one state, as the hook does. */
function attempts() {
  let state: RequestState<string> = notLoaded
  const { start, cancel } = latestAttempt<string>()
  return {
    start: (send: (signal: AbortSignal) => Promise<string>) =>
      start(send, (next) => {
        state = next(state)
      }),
    cancel,
    state: () => state,
  }
}

const failure = new Error('The server did not answer.')
const succeed = (answer: string) => async () => answer
const fail = () => Promise.reject(failure)

test('an answer ends loading', async () => {
  const { start, state } = attempts()
  const attempt = start(succeed('first'))
  expect(state()).toEqual({ answer: undefined, failure: undefined, loading: true })
  await attempt
  expect(state()).toEqual({ answer: 'first', failure: undefined, loading: false })
})

test('the last answer stays while the next attempt loads and when it fails', async () => {
  const { start, state } = attempts()
  await start(succeed('first'))
  const attempt = start(fail)
  expect(state()).toEqual({ answer: 'first', failure: undefined, loading: true })
  await attempt
  expect(state()).toEqual({ answer: 'first', failure, loading: false })
})

test('a failure stays until a retry has finished', async () => {
  const { start, state } = attempts()
  await start(fail)
  expect(state()).toEqual({ answer: undefined, failure, loading: false })
  const retry = start(succeed('second'))
  expect(state()).toEqual({ answer: undefined, failure, loading: true })
  await retry
  expect(state()).toEqual({ answer: 'second', failure: undefined, loading: false })
})

test('a newer attempt cancels the older one, whichever answers first', async () => {
  const { start, state } = attempts()
  const older = Promise.withResolvers<string>()
  const signals: AbortSignal[] = []
  const first = start((signal) => {
    signals.push(signal)
    return older.promise
  })
  await start(succeed('newer'))
  expect(signals[0]?.aborted).toBe(true)
  older.resolve('older')
  await first
  expect(state().answer).toBe('newer')
})

test.each([
  ['answer', (late: PromiseWithResolvers<string>) => late.resolve('late')],
  ['failure', (late: PromiseWithResolvers<string>) => late.reject(failure)],
])('a late %s after cancel changes nothing', async (_, settle) => {
  const { start, cancel, state } = attempts()
  const late = Promise.withResolvers<string>()
  const attempt = start(() => late.promise)
  cancel()
  settle(late)
  await attempt
  expect(state()).toEqual(notLoaded)
})
