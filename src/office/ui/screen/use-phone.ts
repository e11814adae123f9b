import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is narrower than some rem. */
export function useNarrow(rem: number): boolean {
  const media = `(width < ${rem}rem)`
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(media)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    [media],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(media).matches)
}

/** Whether rows stack and the bar is at the foot. */
export const usePhone = () => useNarrow(48)
