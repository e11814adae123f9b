import { useSyncExternalStore } from 'react'

/** A value outside React that components subscribe to. */
type Store<Value> = { get: () => Value; set: (value: Value) => void; use: () => Value }

export function makeStore<Value>(first: Value): Store<Value> {
  let current = first
  const listeners = new Set<() => void>()
  const get = () => current
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    set(value) {
      current = value
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get),
  }
}
