import { useState } from 'react'
import type { Copy } from '#content/en/account/login.ts'
import { photos } from '#content/media/photos.ts'
import type { PageProps } from '#contract/page-data.ts'
import { Redirect } from '../../router/router.tsx'
import { useEntrance } from '../../services/session/entrance.ts'
import { asIdentityFailure, type IdentityFailure } from '../../services/session/identity-failure.ts'
import { identity } from '../../services/session/session.ts'
import { Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useSending } from '../../ui/form/use-sending.ts'
import { SplitPage } from '../../ui/page/split-page.tsx'
import { WordButton } from '../../ui/word-button.tsx'
import { loginRefusal } from './login-refusal.ts'

export function Page({ copy }: PageProps<Copy>) {
  const { leadsTo, state } = useEntrance()
  const { busy, fault, start } = useSending(signIn)
  const [email, setEmail] = useState('')

  if (leadsTo) return <Redirect to={leadsTo} />

  return (
    <SplitPage
      picture={photos.palms}
      title={copy.title}
      foot={{ question: copy.noAccount, link: copy.create, to: '/create-account', state }}
    >
      <Form words={copy} busy={busy} refused={fault && loginRefusal(fault, copy)} onSend={start}>
        <Field
          label={copy.email}
          name="email"
          type="email"
          autoComplete="username"
          missing={copy.missing.email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <PasswordField
          label={copy.password}
          words={copy.words}
          name="password"
          autoComplete="current-password"
          missing={copy.missing.password}
          aside={
            <WordButton strong to="/forgot-password" state={{ email }}>
              {copy.forgot}
            </WordButton>
          }
        />
      </Form>
    </SplitPage>
  )
}

/** On success the page redirects, because a user is signed in. */
async function signIn(fields: FormData): Promise<IdentityFailure | undefined> {
  const email = String(fields.get('email')).trim()
  const password = String(fields.get('password'))
  try {
    await (await identity()).signIn(email, password)
    return undefined
  } catch (error) {
    return asIdentityFailure(error)
  }
}
