import { type FormEvent, useState } from 'react'
import { signInCopy as copy } from '#content/en/office/staff/sign-in.ts'
import type { OfficeSession } from '#contract/staff/access.ts'
import { signInWithCode, signInWithPasskey } from '../../services/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import css from './sign-in-form.module.css'
import { useAttempt } from './use-attempt.ts'

type Way = 'app' | 'recovery' | null
type Props = { onSession: (session: OfficeSession) => void }

/** The three ways in: a passkey first, then a code of the app or a recovery code. */
export function SignInForm({ onSession }: Props) {
  const [way, setWay] = useState<Way>(null)
  const { isBusy, error, run } = useAttempt(onSession)
  return (
    <div className="stack">
      <Button
        kind={way ? 'strong' : 'main'}
        size="large"
        busy={isBusy}
        onClick={() => run(signInWithPasskey)}
      >
        {copy.passkey}
      </Button>
      {error && (
        <p className="mt-8 note text-red" role="alert">
          {error}
        </p>
      )}
      <div className={css.codes}>
        <CodeWay way="app" title={copy.app} open={way} onOpen={setWay} onSession={onSession} />
        <CodeWay way="recovery" title={copy.recovery} open={way} onOpen={setWay} onSession={onSession} />
      </div>
      {!way && <p className={`note text-slate ${css.lost}`}>{copy.lost}</p>}
    </div>
  )
}

type CodeWayProps = Props & { way: Exclude<Way, null>; title: string; open: Way; onOpen: (way: Way) => void }

function CodeWay({ way, title, open, onOpen, onSession }: CodeWayProps) {
  const isOpen = open === way
  return (
    <section className="line-below">
      <button
        type="button"
        className={css.opener}
        aria-expanded={isOpen}
        onClick={() => onOpen(isOpen ? null : way)}
      >
        {title}
        <span aria-hidden="true">{isOpen ? '–' : '+'}</span>
      </button>
      {isOpen && <CodeForm way={way} onSession={onSession} />}
    </section>
  )
}

function CodeForm({ way, onSession }: Props & { way: Exclude<Way, null> }) {
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { isBusy, error, run } = useAttempt(onSession)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (email.trim() && code.trim()) run(() => signInWithCode(email.trim(), code.trim()))
  }
  return (
    <form className={`stack gap-12 ${css.form}`} onSubmit={submit} noValidate>
      <Field
        large
        label={copy.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={isTried && !email.trim() ? copy.emailMissing : undefined}
      />
      <CodeField
        way={way}
        code={code}
        onChange={setCode}
        error={isTried && !code.trim() ? copy.codeMissing : error}
      />
      <Button kind="main" size="large" type="submit" busy={isBusy}>
        {copy.submit}
      </Button>
    </form>
  )
}

type CodeFieldProps = {
  way: Exclude<Way, null>
  code: string
  onChange: (code: string) => void
  error: string | undefined
}

function CodeField({ way, code, onChange, error }: CodeFieldProps) {
  const isApp = way === 'app'
  return (
    <Field
      large
      className={css.code}
      label={isApp ? copy.sixDigits : copy.recoveryCode}
      hint={isApp ? undefined : copy.recoveryHint}
      name="code"
      inputMode={isApp ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      value={code}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  )
}
