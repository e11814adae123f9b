// What was opened in the classroom stays readable offline: the last answers, on this device, for the signed-in user.
import { type Answer, addressOf, type InputArgs, type Key } from '#contract/address.ts'
import { ApiFailure } from '../api.ts'
import { call, callAs } from '../call.ts'
import { currentSession } from '../session/session.ts'
import { cachePrefix } from './caches.ts'
import { isPreview, noToken } from './preview.ts'

export type Kept<Answer> = {
  answer: Answer
  /** There was no connection: this is the last answer that arrived. */
  offline: boolean
}

type KeptKey = Extract<Key, `GET /api/learn${string}` | 'GET /api/account/profile'>

/** The answer of a call, or without a connection the last one. A refusal is thrown, never covered up. */
export async function kept<K extends Exclude<KeptKey, `${string}/calendar`>>(
  key: K,
  ...input: InputArgs<K>
): Promise<Kept<Answer<K>>> {
  if (isPreview()) return { answer: await callAs(noToken, key, ...input), offline: false }
  const path = addressOf(key, ...input)
  try {
    const answer = await (early<Answer<K>>(path, () => call(key, ...input)) ?? call(key, ...input))
    await keep(path, answer)
    return { answer, offline: false }
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) await forgetCourseOf(path)
    if (!isAway(failure)) throw failure
    const last = await lastOf<Answer<K>>(path)
    if (last === undefined) throw failure
    return { answer: last, offline: true }
  }
}

/** The answer that the document asked for, once. What it did not get is asked for again, with its error. */
function early<T>(path: string, again: () => Promise<T>): Promise<T> | undefined {
  const asked = window.earlyLesson
  window.earlyLesson = undefined
  if (asked?.path !== path) return undefined
  return asked.response.then((response) => (response.ok ? response.json() : again()), again)
}

/** True when there was no answer, or only that of a proxy or a server in trouble. */
export function isAway(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.status === 0 || failure.status >= 502)
}

export async function keep(path: string, answer: unknown): Promise<void> {
  const cache = await ownCache()
  // A full disk costs offline reading, nothing else.
  await cache?.put(path, Response.json(answer)).catch(() => {})
}

export async function lastOf<Answer>(path: string): Promise<Answer | undefined> {
  const cache = await ownCache()
  return (await cache?.match(path))?.json()
}

export async function forget(path: string): Promise<void> {
  const cache = await ownCache()
  await cache?.delete(path)
}

/** The right to a course has ended: nothing of it stays on the device. */
export async function forgetCourses(isEnded: (course: string) => boolean): Promise<void> {
  const cache = await ownCache()
  for (const { url } of (await cache?.keys()) ?? []) {
    const course = courseIn(new URL(url).pathname)
    if (course && isEnded(course)) await cache?.delete(url)
  }
}

function forgetCourseOf(path: string): Promise<void> {
  return forgetCourses((course) => course === courseIn(path.split('?')[0] ?? ''))
}

/** 'module1' of the address of a lesson in it, or of its test. */
function courseIn(path: string): string | undefined {
  const [, , , first, second] = path.split('/')
  return first === 'tests' ? second : first
}

async function ownCache(): Promise<Cache | undefined> {
  const { user } = currentSession()
  // Browsers leave it out of insecure pages, and private windows may refuse it.
  if (!user || !('caches' in window)) return undefined
  return caches.open(`${cachePrefix}${user.uid}`).catch(() => undefined)
}
