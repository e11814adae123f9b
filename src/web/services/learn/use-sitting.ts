// A test being taken. Every answer is saved at once; without a connection it is kept on this device and sent later.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Sitting, TestResult } from '#contract/learn-tests.ts'
import type { Language } from '#domain/language.ts'
import { ApiFailure } from '../api.ts'
import { readItem, removeItem, writeItem } from '../storage.ts'
import { beginTest, handIn, readAttempt, saveAnswer } from './calls.ts'
import { forget, isAway, keep, lastOf } from './kept.ts'

export type Answer = { answer: number | null; flagged: boolean }
type Answers = Record<number, Answer>
/** closed: the test is over, or another window has it. */
type Outcome = 'sent' | 'away' | 'closed'

export type SittingState = {
  sitting: Sitting
  answers: Answers
  /** unsaved: not with the server yet. device: there is no connection. */
  saving: 'saved' | 'unsaved' | 'device'
  savedAt: Date | null
  /** Another window was opened later, so this one only shows the test. */
  readOnly: boolean
  /** Closed by the deadline or a hand-in. */
  result: TestResult | null
}

/** One for each load of the page: the window that began last may answer. */
const windowId = typeof document === 'undefined' ? '' : crypto.randomUUID()

const retryMs = 5000
const pollMs = 20_000

export function useSitting(test: string, language: Language, onFailed: (failure: unknown) => void) {
  const [state, setState] = useState<SittingState | null>(null)
  const pending = useRef<Answers>({})
  const running = useRef<Promise<Outcome>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = state?.sitting.id
  const merge = useCallback(
    (change: Partial<SittingState>) => setState((now) => now && { ...now, ...change }),
    [],
  )

  const drain = useCallback(
    async (attempt: string): Promise<Outcome> => {
      clearTimeout(timer.current)
      running.current ??= sendAll(attempt, pending.current, merge).finally(() => {
        running.current = undefined
      })
      const outcome = await running.current
      clearTimeout(timer.current)
      if (outcome === 'away') timer.current = setTimeout(() => drain(attempt), retryMs)
      return outcome
    },
    [merge],
  )

  const begin = useCallback(async () => {
    try {
      const sitting = await openSitting(test, language)
      Object.assign(pending.current, JSON.parse(readItem(keyOf(sitting.id)) ?? '{}'))
      const answers = { ...answersOf(sitting), ...pending.current }
      setState({ sitting, answers, saving: 'saved', savedAt: null, readOnly: false, result: null })
      if (Object.keys(pending.current).length > 0) await drain(sitting.id)
    } catch (failure) {
      onFailed(failure)
    }
  }, [test, language, drain, onFailed])

  useFollow(id, { language, merge, drain })
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    state,
    begin,
    answer(number: number, answer: Answer) {
      if (!state || state.readOnly) return
      // The same object: answers that are being sent see a newer one.
      pending.current[number] = answer
      writeItem(keyOf(state.sitting.id), JSON.stringify(pending.current))
      merge({ answers: { ...state.answers, [number]: answer }, saving: 'unsaved' })
      void drain(state.sitting.id)
    },
    /** Resolves with false when the test could not be handed in. */
    async handIn(): Promise<boolean> {
      if (!state) return false
      if ((await drain(state.sitting.id)) !== 'sent') return false
      try {
        const result = await handIn(state.sitting.id, language, windowId)
        await finish(test, state.sitting.id)
        merge({ result })
        return true
      } catch {
        return false
      }
    },
    /** The clock has run out: the server closes the test, and its result is fetched until it arrives. */
    check: useCallback(async () => {
      if (id) await look(id, language, merge)
    }, [id, language, merge]),
  }
}

type Following = {
  language: Language
  merge: (change: Partial<SittingState>) => void
  drain: (attempt: string) => Promise<Outcome>
}

/** Notices another window, and sends what waits when the connection is back. */
function useFollow(id: string | undefined, { language, merge, drain }: Following): void {
  useEffect(() => {
    if (!id) return
    const poll = setInterval(() => look(id, language, merge), pollMs)
    const retry = () => void drain(id)
    addEventListener('online', retry)
    return () => {
      clearInterval(poll)
      removeEventListener('online', retry)
    }
  }, [id, language, merge, drain])
}

async function look(id: string, language: Language, merge: Following['merge']): Promise<void> {
  try {
    const found = await readAttempt(id, language, windowId)
    if (found.state === 'done') merge({ result: found })
    else if (!found.writable) merge({ readOnly: true, sitting: found, answers: answersOf(found) })
  } catch {
    // Asked again with the next one.
  }
}

/** Sends each waiting answer. A newer answer to the same question is sent after the older one. */
async function sendAll(attempt: string, pending: Answers, merge: Following['merge']): Promise<Outcome> {
  for (;;) {
    const [number, entry] = Object.entries(pending)[0] ?? []
    if (number === undefined || entry === undefined) return 'sent'
    try {
      await saveAnswer(attempt, Number(number), { window: windowId, ...entry })
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || isAway(failure) || failure.status !== 409) {
        merge({ saving: isAway(failure) ? 'device' : 'unsaved' })
        return 'away'
      }
      if (failure.code === 'other_window') merge({ readOnly: true })
      return 'closed'
    }
    if (pending[Number(number)] === entry) delete pending[Number(number)]
    if (Object.keys(pending).length > 0) writeItem(keyOf(attempt), JSON.stringify(pending))
    else removeItem(keyOf(attempt))
    merge({ saving: Object.keys(pending).length > 0 ? 'unsaved' : 'saved', savedAt: new Date() })
  }
}

/** From the server, or without a connection the questions that were kept on this device. */
async function openSitting(test: string, language: Language): Promise<Sitting> {
  try {
    const sitting = await beginTest(test, language, windowId)
    await keep(keptPath(test), { ...sitting, offset: Date.parse(sitting.now) - Date.now() })
    return sitting
  } catch (failure) {
    const last = isAway(failure) ? await lastOf<Sitting & { offset: number }>(keptPath(test)) : undefined
    if (!last) throw failure
    return { ...last, now: new Date(Date.now() + last.offset).toISOString() }
  }
}

async function finish(test: string, attempt: string): Promise<void> {
  removeItem(keyOf(attempt))
  await forget(keptPath(test))
}

function answersOf({ questions }: Sitting): Answers {
  return Object.fromEntries(questions.map(({ number, answer, flagged }) => [number, { answer, flagged }]))
}

function keyOf(attempt: string): string {
  return `test ${attempt}`
}

function keptPath(test: string): string {
  return `/kept/sitting/${test}`
}
