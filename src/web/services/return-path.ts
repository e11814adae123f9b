import { type Location, useLocation } from '../navigation/navigation.tsx'

/** What a guard hands to /login, so that signing in leads back: navigate('/login', { state: comeBackTo(location) }) */
export function comeBackTo({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  return { returnPath: `${pathname}${search}${hash}` }
}

/** Where signing in leads: to the account, or back to where a guard sent one from. */
export function useReturnPath(): string {
  const state = useLocation().state as { returnPath?: unknown } | null
  return typeof state?.returnPath === 'string' ? state.returnPath : '/account'
}
