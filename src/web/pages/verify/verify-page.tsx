import { useState } from 'react'
import { academy } from '#content/academy.ts'
import type { Copy } from '#content/en/account/verify.ts'
import type { CheckedCertificate } from '#contract/certificates.ts'
import type { PageProps } from '#contract/page-data.ts'
import type { Language } from '#domain/people/language.ts'
import { useNavigate } from '../../router/router.tsx'
import { checkCertificate } from '../../services/certificates.ts'
import { useOpened } from '../../services/use-opened.ts'
import { Button } from '../../ui/button.tsx'
import { CheckedForm } from '../../ui/form/checked-form.tsx'
import { Field } from '../../ui/form/field.tsx'
import { LoadError } from '../../ui/page/load-error.tsx'
import { Loading } from '../../ui/page/loading.tsx'
import { Outcome } from '../../ui/page/outcome.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Certificate } from './certificate.tsx'
import styles from './verify-page.module.css'

/** Checks a certificate by its code, without sign-in. */
export function Page({ copy, language, params }: PageProps<Copy>) {
  const { code = '' } = params
  const [opened, openAgain] = useOpened(checkCertificate, code)
  return (
    <>
      <PageHead title={copy.title} />
      <div className="grid gap-y-8 pb-section">
        <div className={styles.answer}>
          {opened.view === 'loading' && <Loading label={copy.loading} />}
          {opened.view === 'failed' && (
            <LoadError retry={copy.tryAgain} onRetry={openAgain}>
              {copy.failed}
            </LoadError>
          )}
          {opened.view === 'unknown' && (
            <Outcome tone="failure" title={copy.unknown.title}>
              <p>{copy.unknown.text}</p>
            </Outcome>
          )}
          {opened.view === 'open' && (
            <CertificateResult copy={copy} language={language} certificate={opened.answer} />
          )}
        </div>
        <CodeForm key={code} copy={copy} code={code} />
      </div>
    </>
  )
}

type CertificateResultProps = { copy: Copy; language: Language; certificate: CheckedCertificate }

function CertificateResult({ copy, language, certificate }: CertificateResultProps) {
  const isValid = certificate.state === 'valid'
  return (
    <>
      <Outcome tone={isValid ? 'success' : 'failure'} title={isValid ? copy.valid.title : copy.revoked.title}>
        <p>{isValid ? copy.valid.text(academy.name) : copy.revoked.text}</p>
      </Outcome>
      <Certificate copy={copy} language={language} certificate={certificate} />
    </>
  )
}

function CodeForm({ copy, code }: { copy: Copy; code: string }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const check = () => {
    const next = typed.trim()
    if (next !== code) navigate(`/verify/${encodeURIComponent(next)}`)
  }
  return (
    <CheckedForm className={styles.another} onSend={check}>
      <Field
        label={copy.another}
        name="code"
        missing={copy.missing}
        value={typed}
        placeholder="7K3M-Q9XD-W2HP"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit">{copy.check}</Button>
    </CheckedForm>
  )
}
