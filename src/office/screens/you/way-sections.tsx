import { youCopy as copy } from '#content/en/office/staff/you.ts'
import { dayAndTime } from '#content/en/office/times.ts'
import type { OwnWays } from '#contract/staff/access.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import type { WayTask } from './way-dialogs.tsx'
import css from './you.module.css'

type Props = { ways: OwnWays; onTask: (task: WayTask) => void }

const when = (instant: string) => dayAndTime(instant, new Date())

export function PasskeySection({ ways: { passkeys }, onTask }: Props) {
  return (
    <Section title={copy.passkeys} note={copy.passkeysNote} line="below">
      <ul>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={css.row}>
            <div className="flex-1 min-w-0">
              {passkey.name}
              <p className="note text-slate">
                {copy.made(when(passkey.createdAt))},{' '}
                {passkey.lastUsedAt ? copy.used(when(passkey.lastUsedAt)) : copy.notUsed}
              </p>
            </div>
            {passkeys.length > 1 ? (
              <TextButton onClick={() => onTask({ kind: 'remove-passkey', passkey })}>
                {copy.remove}
              </TextButton>
            ) : (
              <span className="note text-slate">{copy.lastPasskey}</span>
            )}
          </li>
        ))}
      </ul>
      <div className={css.button}>
        <Button kind="strong" onClick={() => onTask({ kind: 'add-passkey' })}>
          {copy.addPasskey}
        </Button>
      </div>
    </Section>
  )
}

export function AppSection({ ways: { appSince }, onTask }: Props) {
  return (
    <Section title={copy.app} note={copy.appNote} line="below">
      <div className={css.row}>
        <p className="flex-1 min-w-0">{appSince ? copy.appSince(when(appSince)) : copy.noApp}</p>
        {appSince && <TextButton onClick={() => onTask({ kind: 'remove-app' })}>{copy.remove}</TextButton>}
      </div>
      <div className={css.button}>
        <Button kind="strong" onClick={() => onTask({ kind: 'add-app' })}>
          {appSince ? copy.replaceApp : copy.addApp}
        </Button>
      </div>
    </Section>
  )
}

export function CodesSection({ ways: { codesLeft }, onTask }: Props) {
  return (
    <Section title={copy.codes} note={copy.codesNote} line="below">
      <p className={css.row}>{copy.codesLeft(codesLeft)}</p>
      <div className={css.button}>
        <Button kind="strong" onClick={() => onTask({ kind: 'make-codes' })}>
          {copy.makeCodes}
        </Button>
      </div>
    </Section>
  )
}
