// Notes and marks wait here until the server has them. They survive a reload and a closed window, on this device.
import { useSyncExternalStore } from 'react'
import { type Input, requestOf } from '#contract/address.ts'
import { ApiFailure, request } from '../api.ts'
import { currentSession } from '../session/session.ts'
import { readItem, removeItem, writeItem } from '../storage.ts'
import { isAway } from './kept.ts'
import { isPreview } from './preview.ts'

type EntryKey =
  | 'PUT /api/learn/:course/lessons/:slug/marks'
  | 'PUT /api/learn/:course/lessons/:slug/notes/:id'
  | 'DELETE /api/learn/:course/lessons/:slug/notes/:id'
type Entry = { [K in EntryKey]: { key: K; input: Input<K> } }[EntryKey]

type OutboxState = {
  /** sending: not with the server yet. device: there is no connection. */
  state: 'saved' | 'sending' | 'device'
  /** When the server last took an entry from this page. */
  savedAt: Date | null
}

/** Typing is sent once it rests. */
const restMs = 600
const retryMs = 15_000
const listeners = new Set<() => void>()
const memory = new Map<string, Entry>()
let shown: OutboxState = { state: 'saved', savedAt: null }
let readFor = ''
let sending = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps a change and sends it. A newer one of the same note or marks replaces an older one. */
export function put(entry: Entry): void {
  if (isPreview()) return
  entries().set(pathOf(entry), entry)
  store()
  show('sending')
  clearTimeout(timer)
  timer = setTimeout(flush, restMs)
}

const pathOf = ({ key, input }: Entry) => requestOf(key, input).url

/** What waits for a lesson, for example marks that were made offline before a reload. */
export function waitingFor({ course, slug }: { course: string; slug: string }): Entry[] {
  return [...entries().values()].filter(
    ({ input: { params } }) => params.course === course && params.slug === slug,
  )
}

export function useOutbox(): OutboxState {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  )
}

/** Sends what waits. Called when the classroom opens and when the connection is back. */
async function flush(): Promise<void> {
  clearTimeout(timer)
  if (sending || entries().size === 0) return
  sending = true
  let isDown = false
  for (const entry of [...entries().values()]) {
    if (isDown) break
    isDown = !(await send(entry))
  }
  sending = false
  if (isDown) timer = setTimeout(flush, retryMs)
  else if (entries().size > 0) return flush()
  show(entries().size === 0 ? 'saved' : 'device')
}

/** True when the server has the entry or will never take it. */
async function send(entry: Entry): Promise<boolean> {
  const path = pathOf(entry)
  try {
    await request(requestOf(entry.key, entry.input))
    shown = { ...shown, savedAt: new Date() }
  } catch (failure) {
    if (isAway(failure) || !(failure instanceof ApiFailure) || mayPass(failure.status)) return false
  }
  // A newer one may have replaced it meanwhile.
  if (entries().get(path) === entry) {
    entries().delete(path)
    store()
  }
  return true
}

/** The user signs in again, a limit passes, the database comes back. */
function mayPass(status: number): boolean {
  return status === 401 || status === 429 || status >= 500
}

/** Those of the signed-in user. */
function entries(): Map<string, Entry> {
  const key = keyOf()
  if (key !== readFor) {
    readFor = key
    memory.clear()
    for (const entry of JSON.parse(readItem(key) ?? '[]') as Entry[]) memory.set(pathOf(entry), entry)
  }
  return memory
}

function store(): void {
  if (memory.size === 0) removeItem(keyOf())
  else writeItem(keyOf(), JSON.stringify([...memory.values()]))
}

function keyOf(): string {
  return `classroom ${currentSession().user?.uid ?? ''}`
}

function show(state: OutboxState['state']): void {
  shown = { ...shown, state }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('online', flush)
    document.addEventListener('visibilitychange', flush)
  }
  listeners.add(listener)
  void flush()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('online', flush)
    document.removeEventListener('visibilitychange', flush)
  }
}
