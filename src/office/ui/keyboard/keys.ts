// Keys of the office. A screen binds its own with useKeys; "?" lists what is bound. Keys of a dialog hide those below it.
import { createContext, useContext, useEffect, useRef } from 'react'
import { makeStore } from '../store.ts'

/**
 * `key` is a letter ('r'), a sign ('/'), a name ('enter', 'escape', 'down'), a pair ('g t'), or one with 'shift+' or 'mod+'
 * (⌘ or Ctrl).
 */
export type KeyBinding = { key: string; says: string; run: () => void; everywhere?: boolean }
type Bound = KeyBinding & { layer: number }

const pairMilliseconds = 1500
const storageName = 'office-single-keys'

const bindings = makeStore<readonly Bound[]>([])
export const useBoundKeys = bindings.use

/** 0 is the screen; every open dialog has a higher number. */
export const KeyLayer = createContext(0)

export function useKeys(wanted: readonly KeyBinding[]) {
  const layer = useContext(KeyLayer)
  const latest = useRef(wanted)
  latest.current = wanted
  const names = wanted.map(({ key, says }) => `${key} ${says}`).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref has the functions; only names bind again.
  useEffect(() => {
    const own = latest.current.map((binding, index) => ({
      ...binding,
      run: () => latest.current[index]?.run(),
    }))
    return bindKeys(own, layer)
  }, [names, layer])
}

/** The returned function unbinds them. */
export function bindKeys(wanted: readonly KeyBinding[], layer: number): () => void {
  const own = wanted.map((binding) => ({ ...binding, layer }))
  bindings.set([...bindings.get(), ...own])
  return () => bindings.set(bindings.get().filter((binding) => !own.includes(binding)))
}

const singleKeys = makeStore(globalThis.localStorage?.getItem(storageName) !== 'off')
export const useSingleKeys = singleKeys.use

export function setSingleKeys(on: boolean) {
  globalThis.localStorage?.setItem(storageName, on ? 'on' : 'off')
  singleKeys.set(on)
}

const names: Record<string, string> = {
  arrowdown: 'down',
  arrowup: 'up',
  arrowleft: 'left',
  arrowright: 'right',
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** 'mod+k' for ⌘K; null for keys with Alt, which type letters on many keyboards. */
export function nameOfKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string | null {
  // Browsers that fill in a form send events without a key.
  if (altKey || !key) return null
  const plain = names[key.toLowerCase()] ?? key.toLowerCase()
  if (ctrlKey || metaKey) return `mod+${plain}`
  // Signs such as "?" need Shift on some keyboards and not on others.
  return shiftKey && /^[a-z]$/.test(plain) ? `shift+${plain}` : plain
}

/** Letters and signs, which would otherwise be typed. */
const isSingle = (name: string) => /^(shift\+)?.$/.test(name)

/** In fields only these work, or typing would start things. */
const worksInFields = (name: string) => name.startsWith('mod+') || name === 'escape'

const isIn = (target: EventTarget | null, selector: string) =>
  target !== null && 'closest' in target && (target as Element).closest(selector) !== null

const isField = (target: EventTarget | null) =>
  isIn(target, 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])')

/** Enter belongs to the button or link that has the focus. */
const pressesControl = (name: string, target: EventTarget | null) =>
  name === 'enter' && isIn(target, 'a, button, summary')

/** Handles key events; remembers the first half of a pair. */
export function makeKeyHandler(now = () => performance.now()) {
  let start: { name: string; at: number } | null = null
  return (event: KeyboardEvent) => {
    const name = event.defaultPrevented || event.isComposing ? null : nameOfKey(event)
    if (name === null || pressesControl(name, event.target)) return
    if (isField(event.target) && !worksInFields(name)) return
    if (isSingle(name) && !singleKeys.get()) return
    const pair = start && now() - start.at < pairMilliseconds ? `${start.name} ${name}` : null
    start = null
    const found = (pair && find(pair)) || find(name)
    if (found) {
      event.preventDefault()
      found.run()
    } else if (topBindings().some(({ key }) => key.startsWith(`${name} `))) {
      start = { name, at: now() }
    }
  }
}

/** The newest binding of the topmost layer. */
const find = (name: string) => topBindings().findLast(({ key }) => key === name)

function topBindings() {
  const all = bindings.get()
  const top = Math.max(0, ...all.map(({ layer }) => layer))
  return all.filter(({ layer }) => layer === top)
}

/** Starts to listen; the returned function ends it. */
export function listenForKeys(): () => void {
  const handler = makeKeyHandler()
  document.addEventListener('keydown', handler)
  return () => document.removeEventListener('keydown', handler)
}
