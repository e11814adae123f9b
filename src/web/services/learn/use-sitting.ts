// A test being taken. Every answer is saved at once; without a connection it is kept on this device and sent later.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Sitting, TestResult } from '#contract/classroom/learn-tests.ts'
import type { Language } from '#domain/people/language.ts'
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
  const id = state?.sitting.id
  const merge = useCallback(
    (change: Partial<SittingState>) => setState((now) => now && { ...now, ...change }),
    [],
  )

  const { pending, isClaimed, drain } = useDrain(test, language, merge)

  const begin = useCallback(async () => {
    try {
      const { sitting, offline } = await openSitting(test, language)
      isClaimed.current = !offline
      Object.assign(pending.current, JSON.parse(readItem(keyOf(sitting.id)) ?? '{}'))
      const answers = { ...answersOf(sitting), ...pending.current }
      setState({ sitting, answers, saving: 'saved', savedAt: null, readOnly: false, result: null })
      if (Object.keys(pending.current).length > 0) await drain(sitting.id)
    } catch (failure) {
      onFailed(failure)
    }
  }, [test, language, pending, isClaimed, drain, onFailed])

  useFollow(id, { language, merge, drain })

  return {
    state,
    begin,
    answer(number: number, answer: Answer) {
      if (!state || state.readOnly) return
      // The same object: answers that are being sent see a newer one.
      pending.current[number] = answer
      writeItem(keyOf(state.sitting.id), JSON.stringify(pending.current))
      const answers = { ...state.answers, [number]: answer }
      merge({ answers, saving: 'unsaved' })
      void keepSitting(state.sitting, answers)
      void drain(state.sitting.id)
    },
    handIn: async () => state !== null && handInSitting(state.sitting.id, { language, merge, drain }),
    /** The clock has run out: the server closes the test, and its result is fetched until it arrives. */
    check: useCallback(async () => {
      if (id) await look(id, { language, merge, drain })
    }, [id, language, merge, drain]),
  }
}

/** Resolves with false when the test could not be handed in. */
async function handInSitting(id: string, { language, merge, drain }: Following): Promise<boolean> {
  if ((await drain(id)) !== 'sent') return false
  try {
    const result = await handIn(id, language, windowId)
    await finish(result)
    merge({ result })
    return true
  } catch {
    return false
  }
}

type Following = {
  language: Language
  merge: (change: Partial<SittingState>) => void
  drain: (attempt: string) => Promise<Outcome>
}

/** Sends the answers that wait, in one run at a time. Without a connection it tries again. */
function useDrain(test: string, language: Language, merge: Following['merge']) {
  const pending = useRef<Answers>({})
  const running = useRef<Promise<Outcome>>(undefined)
  // Opened offline, it must be continued in this window before its answers are taken.
  const isClaimed = useRef(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const drain = useCallback(
    async (attempt: string): Promise<Outcome> => {
      clearTimeout(timer.current)
      const claimed = () => claim(isClaimed, test, language)
      running.current ??= sendAll(attempt, pending.current, { claimed, merge }).finally(() => {
        running.current = undefined
      })
      const outcome = await running.current
      clearTimeout(timer.current)
      if (outcome === 'away') timer.current = setTimeout(() => drain(attempt), retryMs)
      return outcome
    },
    [merge, test, language],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return { pending, isClaimed, drain }
}

/** Notices another window, and sends what waits when the connection is back. */
function useFollow(id: string | undefined, { language, merge, drain }: Following): void {
  useEffect(() => {
    if (!id) return
    const poll = setInterval(() => look(id, { language, merge, drain }), pollMs)
    const retry = () => void drain(id)
    addEventListener('online', retry)
    return () => {
      clearInterval(poll)
      removeEventListener('online', retry)
    }
  }, [id, language, merge, drain])
}

async function look(id: string, { language, merge, drain }: Following): Promise<void> {
  // What waits is sent first: it may claim the test for this window.
  if ((await drain(id)) === 'away') return
  try {
    const found = await readAttempt(id, language, windowId)
    if (found.state === 'done') {
      await finish(found)
      merge({ result: found })
    } else if (!found.writable) merge({ readOnly: true, sitting: found, answers: answersOf(found) })
  } catch {
    // Asked again with the next one.
  }
}

/** Sends each waiting answer. A newer answer to the same question is sent after the older one. */
async function sendAll(
  attempt: string,
  pending: Answers,
  { claimed, merge }: { claimed: () => Promise<void>; merge: Following['merge'] },
): Promise<Outcome> {
  for (;;) {
    const [number, entry] = Object.entries(pending)[0] ?? []
    try {
      await claimed()
      if (number === undefined || entry === undefined) return 'sent'
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

/** A window that opened the test offline continues it once there is a connection. */
async function claim(isClaimed: { current: boolean }, test: string, language: Language): Promise<void> {
  if (isClaimed.current) return
  await beginTest(test, language, windowId)
  isClaimed.current = true
}

/** From the server, or without a connection the questions that were kept on this device. */
async function openSitting(
  test: string,
  language: Language,
): Promise<{ sitting: Sitting; offline: boolean }> {
  try {
    const sitting = await beginTest(test, language, windowId)
    offsets.set(sitting.id, Date.parse(sitting.now) - Date.now())
    await keepSitting(sitting, answersOf(sitting))
    return { sitting, offline: false }
  } catch (failure) {
    const last = isAway(failure) ? await lastOf<KeptSitting>(keptPath(test)) : undefined
    if (!last) throw failure
    offsets.set(last.sitting.id, last.offset)
    const now = new Date(Date.now() + last.offset).toISOString()
    return { sitting: { ...last.sitting, now }, offline: true }
  }
}

/** `offset` is the server's clock minus this device's, in milliseconds. */
type KeptSitting = { sitting: Sitting; offset: number }

/** With the answers given so far: a reload without a connection shows them. */
async function keepSitting(sitting: Sitting, answers: Answers): Promise<void> {
  const offset = offsets.get(sitting.id) ?? 0
  const questions = sitting.questions.map((question) => ({ ...question, ...answers[question.number] }))
  await keep(keptPath(sitting.test), { sitting: { ...sitting, questions }, offset } satisfies KeptSitting)
}

/** By attempt, from when the test opened. */
const offsets = new Map<string, number>()

async function finish({ id, test }: Pick<TestResult, 'id' | 'test'>): Promise<void> {
  removeItem(keyOf(id))
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
