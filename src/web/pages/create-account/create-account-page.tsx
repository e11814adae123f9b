import { type RefObject, useEffect, useRef } from 'react'
import type { Copy } from '#content/en/account/create-account.ts'
import { photos } from '#content/media/photos.ts'
import type { PageProps } from '#contract/page-data.ts'
import { Redirect, useSearchParams } from '../../router/router.tsx'
import { useEntrance } from '../../services/session/entrance.ts'
import { asIdentityFailure, type IdentityFailure } from '../../services/session/identity-failure.ts'
import { identity } from '../../services/session/session.ts'
import { Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { NewPasswordFields, newPasswordCheck } from '../../ui/form/new-password-fields.tsx'
import { useSending } from '../../ui/form/use-sending.ts'
import { SplitPage } from '../../ui/page/split-page.tsx'

export function Page({ copy, data }: PageProps<Copy>) {
  const { leadsTo, state } = useEntrance()
  const { busy, fault, start } = useSending(createAccount)
  const page = useRef<HTMLDivElement>(null)
  usePrefilledEmail(page)

  if (leadsTo) return <Redirect to={leadsTo} />

  const refused = fault && {
    sentence: copy.provider[fault.kind] ?? fault.message,
    fields: fault.fields,
  }
  return (
    <SplitPage
      picture={photos.terrace}
      title={copy.title}
      foot={{ question: copy.haveAccount, link: copy.login, to: '/login', state }}
    >
      <div ref={page}>
        <Form words={copy} busy={busy} check={newPasswordCheck(copy)} refused={refused} onSend={start}>
          <Field
            label={copy.email}
            name="email"
            type="email"
            autoComplete="username"
            missing={copy.missing.email}
          />
          <NewPasswordFields copy={copy} leastLength={data.leastPassword} />
        </Form>
      </div>
    </SplitPage>
  )
}

/** The server renders without the query, so the email is filled in here, unless the visitor has typed one. */
function usePrefilledEmail(page: RefObject<HTMLElement | null>) {
  const query = useSearchParams()
  const email = query.get('email')
  useEffect(() => {
    const field = page.current?.querySelector<HTMLInputElement>('input[name="email"]')
    if (email && field && !field.value) field.value = email
  }, [email, page])
}

/** On success the page redirects, because a user is signed in. */
async function createAccount(fields: FormData): Promise<IdentityFailure | undefined> {
  const email = String(fields.get('email')).trim()
  try {
    await (await identity()).createAccount(email, String(fields.get('newPassword')))
    return undefined
  } catch (error) {
    return asIdentityFailure(error)
  }
}
