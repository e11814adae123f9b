import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { signInCopy } from '#content/en/office/staff/sign-in.ts'
import type { OfficeSession } from '#contract/staff/access.ts'
import { text, useSearchParams } from '../../services/search-params.ts'
import { sessionQuery } from '../../services/session.ts'
import { Entrance } from '../../ui/screen/entrance.tsx'
import { SignInForm } from './sign-in-form.tsx'

const params = { to: text() }

/** Only an address of the office: "//" would begin another site's. */
const ownAddress = (to: string) => (/^\/(?![/\\])/.test(to) ? to : '/')

export function SignInScreen() {
  const [{ to }] = useSearchParams(params)
  const { history } = useRouter()
  const queries = useQueryClient()
  const enter = (session: OfficeSession) => {
    // What another person read in this tab is not shown to this one.
    queries.clear()
    queries.setQueryData(sessionQuery.queryKey, session)
    history.replace(`/office${ownAddress(to)}`)
  }
  return (
    <Entrance title={signInCopy.title} lead={signInCopy.lead}>
      <SignInForm onSession={enter} />
    </Entrance>
  )
}
