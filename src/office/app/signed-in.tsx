import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from '@tanstack/react-router'
import { Refusal } from '../services/refusal.ts'
import { sessionQuery } from '../services/session.ts'
import { ScreenBody } from '../ui/screen-head.tsx'
import { Failed, Loading } from '../ui/states.tsx'
import { Shell } from './shell.tsx'

/** The shell for signed-in staff. Others sign in first and come back to the same address. */
export function SignedIn() {
  const { data, error, refetch } = useQuery(sessionQuery)
  const { href } = useLocation()
  if (data) return <Shell />
  if (!error) return <Loading />
  if (error instanceof Refusal && error.status === 401) {
    return <Navigate to="/sign-in" search={(href === '/' ? {} : { to: href }) as never} replace />
  }
  return (
    <ScreenBody>
      <Failed sentence={error.message} onRetry={refetch} />
    </ScreenBody>
  )
}
