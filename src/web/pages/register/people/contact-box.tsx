import type { Copy } from '#content/en/registration/register.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/page/load-error.tsx'
import styles from '../choice-stage.module.css'
import type { useChoice } from '../use-choice.ts'
import { ColleaguesBox } from './colleagues-box.tsx'
import { ContactFields } from './contact-fields.tsx'
import { Declaration } from './declaration.tsx'

type ContactBoxProps = { copy: Copy; language: Language; choice: ReturnType<typeof useChoice> }

/** The contact fields, the total and the button that continues to the payment. */
export function ContactBox({ copy, language, choice }: ContactBoxProps) {
  const { form, total, state, profile, contactBox } = choice
  return (
    <form
      ref={contactBox}
      className={`stack gap-5 framed ${styles.box}`}
      method="post"
      noValidate
      onSubmit={choice.submit}
    >
      <h2 className="text-h3">{copy.contact.title}</h2>
      <ContactFields
        copy={copy.contact}
        contact={form}
        faults={state.faults}
        known={profile.known}
        disabled={profile.view === 'loading' || profile.view === 'failed'}
        onEdit={choice.edit}
      />
      {profile.view === 'failed' && (
        <div className={styles.noProfile}>
          <LoadError retry={copy.payment.tryAgain} onRetry={profile.reload}>
            {copy.contact.failed}
          </LoadError>
        </div>
      )}
      <ColleaguesBox copy={copy} language={language} choice={choice} />
      <Declaration copy={copy.requires} language={language} choice={choice} />
      <output className={`row ${styles.total}`} aria-label={copy.total}>
        {copy.total} <span className={`money serif ${styles.sum}`}>{formatMoney(total)}</span>
      </output>
      <Button
        kind="main"
        type="submit"
        disabled={total === 0}
        busy={state.waitsForProfile}
        // A screen reader reads a description even while it is hidden.
        aria-describedby={total === 0 ? 'nothing-chosen' : undefined}
      >
        {copy.continue}
      </Button>
      <p id="nothing-chosen" className={styles.hint} hidden={total > 0}>
        {copy.nothingChosen}
      </p>
      <p role="status" className={styles.hint}>
        {state.waitsForProfile && copy.contact.loading}
      </p>
    </form>
  )
}
