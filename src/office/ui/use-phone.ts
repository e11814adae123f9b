import { useSyncExternalStore } from 'react'

const narrow = '(width < 48rem)'

function subscribe(listener: () => void) {
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether rows stack and the bar is at the foot. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches)
}
