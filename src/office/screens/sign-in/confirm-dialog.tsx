import { type FormEvent, useState } from 'react'
import { confirmCopy as copy, signInCopy } from '#content/en/office/staff/sign-in.ts'
import { confirmWithCode, confirmWithPasskey } from '../../services/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import css from './sign-in-form.module.css'
import { useAttempt } from './use-attempt.ts'

/** A passkey or code within the last minutes, for what needs it. */
export function ConfirmDialog({ onDone }: { onDone: (isConfirmed: boolean) => void }) {
  const [hasCode, setHasCode] = useState(false)
  const { isBusy, error, run } = useAttempt(() => onDone(true))
  return (
    <Panel title={copy.title} onClose={() => onDone(false)}>
      <p>{copy.lead}</p>
      <Button
        kind={hasCode ? 'strong' : 'main'}
        size="large"
        busy={isBusy}
        onClick={() => run(confirmWithPasskey)}
      >
        {copy.passkey}
      </Button>
      {error && (
        <p className="mt-8 note text-red" role="alert">
          {error}
        </p>
      )}
      {hasCode ? (
        <CodeForm onDone={() => onDone(true)} />
      ) : (
        <p>
          <TextButton onClick={() => setHasCode(true)}>{copy.code}</TextButton>
        </p>
      )}
      <Button onClick={() => onDone(false)}>{copy.leave}</Button>
    </Panel>
  )
}

function CodeForm({ onDone }: { onDone: () => void }) {
  const [code, setCode] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { isBusy, error, run } = useAttempt(onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (code.trim()) run(() => confirmWithCode(code.trim()))
  }
  return (
    <form className={`stack gap-12 ${css.form}`} onSubmit={submit} noValidate>
      <Field
        large
        className={css.code}
        label={copy.codeField}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={isTried && !code.trim() ? signInCopy.codeMissing : error}
      />
      <Button kind="main" size="large" type="submit" busy={isBusy}>
        {copy.submit}
      </Button>
    </form>
  )
}
