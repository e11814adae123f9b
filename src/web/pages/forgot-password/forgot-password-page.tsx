import { useState } from 'react'
import type { Copy } from '#content/en/account/forgot-password.ts'
import { photos } from '#content/media/photos.ts'
import type { PageProps } from '#contract/page-data.ts'
import { useLocation } from '../../router/router.tsx'
import { asIdentityFailure, type IdentityFailure } from '../../services/session/identity-failure.ts'
import { identity, usePreparedIdentity } from '../../services/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { useSending } from '../../ui/form/use-sending.ts'
import { Outcome } from '../../ui/page/outcome.tsx'
import { SplitPage } from '../../ui/page/split-page.tsx'
import { useFocusPage } from '../../ui/page/use-focus-page.ts'
import { resetSentence } from './reset-sentence.ts'

export function Page({ copy }: PageProps<Copy>) {
  const [sentTo, setSentTo] = useState<string>()
  // The email that was typed on /login.
  const typed = useLocation().state as { email?: string } | null
  const { busy, fault, start } = useSending(async (fields: FormData) => {
    const email = String(fields.get('email')).trim()
    const refused = await sendReset(email)
    if (!refused) setSentTo(email)
    return refused
  })
  useFocusPage(sentTo === undefined ? 'form' : 'sent')
  usePreparedIdentity()

  if (sentTo !== undefined) {
    return <Sent copy={copy} email={sentTo} />
  }
  return (
    <SplitPage
      picture={photos.palms}
      title={copy.title}
      lead={copy.lead}
      foot={{ question: copy.remembered, link: copy.login, to: '/login' }}
    >
      <Form
        words={copy}
        busy={busy}
        refused={fault && { sentence: resetSentence(fault, copy), fields: fault.fields }}
        onSend={start}
      >
        <Field
          label={copy.email}
          name="email"
          type="email"
          autoComplete="email"
          missing={copy.errors['missing-email']}
          defaultValue={typed?.email}
        />
      </Form>
    </SplitPage>
  )
}

function Sent({ copy, email }: { copy: Copy; email: string }) {
  return (
    <SplitPage picture={photos.palms} title={copy.title}>
      <div className="stack justify-items-start gap-6 mt-6">
        <Outcome tone="success" title={copy.sent}>
          {copy.sentDetail(email)}
        </Outcome>
        <Button kind="main" to="/login">
          {copy.login}
        </Button>
      </div>
    </SplitPage>
  )
}

async function sendReset(email: string): Promise<IdentityFailure | undefined> {
  try {
    await (await identity()).sendPasswordReset(email)
    return undefined
  } catch (error) {
    return asIdentityFailure(error)
  }
}
