import { type Location, useLocation } from '../../router/router.tsx'

/** Lets /login return here: navigate('/login', { state: comeBackTo(location) }) */
export function comeBackTo({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  return { returnPath: `${pathname}${search}${hash}` }
}

/** The page to show after signing in: where the visitor came from, or the account. */
export function useReturnPath(): string {
  const state = useLocation().state as { returnPath?: unknown } | null
  return typeof state?.returnPath === 'string' ? state.returnPath : '/account'
}
