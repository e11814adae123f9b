import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { invitationCopy as copy } from '#content/en/office/staff/sign-in.ts'
import { dayAndTime } from '#content/en/office/times.ts'
import type { OfficeInvitation, OfficeSession } from '#contract/staff/access.ts'
import { callUngated } from '../../services/api.ts'
import { acceptInvitation } from '../../services/passkeys.ts'
import { Refusal } from '../../services/refusal.ts'
import { sessionQuery } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Entrance } from '../../ui/screen/entrance.tsx'
import { Failed, Loading } from '../../ui/screen/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import css from './invitation.module.css'

export function InvitationScreen() {
  const { token = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => callUngated('GET /api/office/invitations/:token', { params: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data) return <Welcome token={token} invitation={data} />
  // A link that lost some letters is as useless as one that is over.
  if (error instanceof Refusal && ['invitation_over', 'invalid_request'].includes(error.code)) {
    return (
      <Entrance title={copy.over} lead={copy.overNote}>
        <TextLink to="/sign-in">{copy.toSignIn}</TextLink>
      </Entrance>
    )
  }
  return (
    <Entrance title={copy.documentTitle}>
      {error ? <Failed sentence={error.message} onRetry={refetch} /> : <Loading />}
    </Entrance>
  )
}

function Welcome({ token, invitation }: { token: string; invitation: OfficeInvitation }) {
  const { role, invitedBy, endsAt } = invitation
  const lead = (
    <>
      {copy.from(invitedBy)} <strong className={css.role}>{copy.role(role)}</strong>. {copy.tasks(role)}{' '}
      {copy.ends(dayAndTime(endsAt, new Date()))}
    </>
  )
  return (
    <Entrance title={copy.title(invitation.name)} lead={lead}>
      <InvitationForm token={token} invitation={invitation} />
    </Entrance>
  )
}

function InvitationForm({ token, invitation }: { token: string; invitation: OfficeInvitation }) {
  const [name, setName] = useState(invitation.name)
  const { isBusy, isTried, error, accept } = useAccept(token)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    accept(name.trim())
  }
  return (
    <form className="stack gap-14" onSubmit={submit} noValidate>
      <Field
        large
        label={copy.name}
        name="name"
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={isTried && !name.trim() ? copy.nameMissing : undefined}
      />
      <Field large label={copy.email} name="email" readOnly value={invitation.email} />
      <ol className={css.steps}>
        {copy.steps.map(({ title, note, when }, index) => (
          <li
            key={title}
            className={`flex items-center line-below ${css.step}`}
            aria-current={index === 0 ? 'step' : undefined}
          >
            <span>{index + 1}</span>
            <span className="flex-1">
              {title}
              <span className="block note text-slate font-normal">{note}</span>
            </span>
            <span className="text-slate font-normal">{when}</span>
          </li>
        ))}
      </ol>
      {error && (
        <p className="note text-red" role="alert">
          {error}
        </p>
      )}
      <Button kind="main" size="large" type="submit" busy={isBusy}>
        {copy.submit}
      </Button>
    </form>
  )
}

/** The session begins as soon as the passkey is stored; the other steps may follow later. */
function useAccept(token: string) {
  const [state, setState] = useState<{ isBusy: boolean; isTried: boolean; error?: string }>({
    isBusy: false,
    isTried: false,
  })
  const queries = useQueryClient()
  const navigate = useNavigate()
  const enter = (session: OfficeSession) => {
    queries.clear()
    queries.setQueryData(sessionQuery.queryKey, session)
    return navigate({ to: '/', replace: true })
  }
  const accept = async (name: string) => {
    setState({ isBusy: name !== '', isTried: true })
    if (!name) return
    try {
      await enter(await acceptInvitation(token, name))
    } catch (failure) {
      const error = failure instanceof Error ? failure.message : String(failure)
      setState({ isBusy: false, isTried: true, error })
    }
  }
  return { ...state, accept }
}
