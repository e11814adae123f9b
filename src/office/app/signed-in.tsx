import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { catalogueQuery } from '../services/catalogue.ts'
import { Refusal } from '../services/refusal.ts'
import { sessionQuery } from '../services/session.ts'
import { ScreenBody } from '../ui/screen/screen-head.tsx'
import { Failed, Loading } from '../ui/screen/states.tsx'
import { Shell } from './shell.tsx'

/** The shell for signed-in staff. Others sign in first and come back to the same address. */
export function SignedIn() {
  const session = useQuery(sessionQuery)
  const catalogue = useQuery({ ...catalogueQuery, enabled: session.data !== undefined })
  const { error, refetch } = session.data ? catalogue : session
  // Every screen names courses.
  if (session.data && catalogue.data) return <Shell />
  if (!error) return <Loading />
  if (error instanceof Refusal && error.status === 401) return <ToSignIn />
  return (
    <ScreenBody>
      <Failed sentence={error.message} onRetry={refetch} />
    </ScreenBody>
  )
}

/** Once, with the address of that moment: the address already changes while the sign-in screen loads. */
function ToSignIn() {
  const router = useRouter()
  useEffect(() => {
    const { href } = router.state.location
    router.navigate({ to: '/sign-in', search: (href === '/' ? {} : { to: href }) as never, replace: true })
  }, [router])
  return null
}
