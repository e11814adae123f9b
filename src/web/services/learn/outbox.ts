// Notes and marks wait here until the server has them. They survive a reload and a closed window, on this device.
import { useSyncExternalStore } from 'react'
import { ApiFailure, request } from '../api.ts'
import { currentSession } from '../session/session.ts'
import { readItem, removeItem, writeItem } from '../storage.ts'
import { isAway } from './kept.ts'
import { isPreview } from './preview.ts'

type Entry = { path: string; method: 'PUT' | 'DELETE'; body?: unknown }

export type OutboxState = {
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

/** Keeps an entry and sends it. A newer entry for the same path replaces an older one. */
export function put(path: string, body: unknown): void {
  add({ path, method: 'PUT', body })
}

export function remove(path: string): void {
  add({ path, method: 'DELETE' })
}

/** What waits for a path, for example marks that were made offline before a reload. */
export function waiting<Body>(path: string): Body | undefined {
  return entries().get(path)?.body as Body | undefined
}

/** Everything that waits under a path, by path. A deleted entry has no body. */
export function waitingUnder(path: string): { path: string; body: unknown }[] {
  return [...entries().values()].flatMap((entry) =>
    entry.path.startsWith(path) ? [{ path: entry.path, body: entry.body }] : [],
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
export async function flush(): Promise<void> {
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
  const { path, method, body } = entry
  try {
    await request(path, method, body === undefined ? {} : { body })
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

function add(entry: Entry): void {
  if (isPreview()) return
  entries().set(entry.path, entry)
  store()
  show('sending')
  clearTimeout(timer)
  timer = setTimeout(flush, restMs)
}

/** Those of the signed-in user. */
function entries(): Map<string, Entry> {
  const key = keyOf()
  if (key !== readFor) {
    readFor = key
    memory.clear()
    for (const entry of JSON.parse(readItem(key) ?? '[]') as Entry[]) memory.set(entry.path, entry)
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
