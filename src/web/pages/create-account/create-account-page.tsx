import { type RefObject, useEffect, useId, useRef } from 'react'
import type { Copy } from '#content/en/create-account.ts'
import { photos } from '#content/photos.ts'
import type { PageProps } from '#contract/page-data.ts'
import { faultsOfNewPassword, type NewPasswordFaults } from '#domain/password.ts'
import { Redirect, useSearchParams } from '../../navigation/navigation.tsx'
import { useEntrance } from '../../services/entrance.ts'
import { asIdentityFailure, type IdentityFailure } from '../../services/identity-failure.ts'
import { identity } from '../../services/session.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { NewPasswordFields } from '../../ui/new-password-fields.tsx'
import { SplitPage } from '../../ui/split-page.tsx'
import { useSending } from '../../ui/use-sending.ts'

/** Seen before anything was sent, or said by the provider. */
type Fault = { passwords: NewPasswordFaults } | { provider: IdentityFailure }

export function CreateAccountPage({ copy, language }: PageProps<Copy>) {
  const { leadsTo, state } = useEntrance()
  const { busy, fault, start } = useSending(createAccount)
  const errorId = useId()
  const page = useRef<HTMLDivElement>(null)
  usePrefilledEmail(page)

  if (leadsTo) return <Redirect to={leadsTo} />

  const passwords = fault && 'passwords' in fault ? fault.passwords : undefined
  const provider = fault && 'provider' in fault ? fault.provider : undefined
  return (
    <SplitPage
      picture={photos.terrace}
      alt={photos.terrace.alt[language]}
      title={copy.title}
      foot={{ question: copy.haveAccount, link: copy.login, to: '/login', state }}
    >
      <div ref={page}>
        <Form words={copy} busy={busy} onSend={start}>
          <FormError id={errorId}>{provider && (copy.provider[provider.kind] ?? provider.message)}</FormError>
          <Field
            label={copy.email}
            name="email"
            type="email"
            autoComplete="username"
            missing={copy.missing.email}
            {...(provider && { 'aria-invalid': true, 'aria-describedby': errorId })}
          />
          <NewPasswordFields copy={{ ...copy, ...copy.errors }} faults={passwords} />
        </Form>
      </div>
    </SplitPage>
  )
}

/** The server's page knows no query: what it carries is filled in here, over nothing that was typed. */
function usePrefilledEmail(page: RefObject<HTMLElement | null>) {
  const query = useSearchParams()
  const email = query.get('email')
  useEffect(() => {
    const field = page.current?.querySelector<HTMLInputElement>('input[name="email"]')
    if (email && field && !field.value) field.value = email
  }, [email, page])
}

/** Who is signed in then leaves the page. */
async function createAccount(fields: FormData): Promise<Fault | undefined> {
  const email = String(fields.get('email')).trim()
  const password = String(fields.get('password'))
  const passwords = faultsOfNewPassword(password, String(fields.get('confirmation')))
  if (passwords) return { passwords }
  try {
    await (await identity()).createAccount(email, password)
    return undefined
  } catch (error) {
    return { provider: asIdentityFailure(error) }
  }
}
