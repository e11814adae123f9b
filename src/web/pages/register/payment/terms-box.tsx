import type { Copy } from '#content/en/registration/register.ts'
import { AcceptTerms } from '../../../ui/form/accept-terms.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import styles from './terms-box.module.css'

type TermsBoxProps = {
  copy: Copy['payment']
  accepted: boolean
  missing: boolean
  onChange: (accepted: boolean) => void
}

/** The registration records the version of the terms that the buyer accepts here. */
export function TermsBox({ copy, accepted, missing, onChange }: TermsBoxProps) {
  return (
    <div>
      <label className={styles.label}>
        <Tick
          type="checkbox"
          name="accept"
          required
          checked={accepted}
          aria-invalid={missing || undefined}
          aria-describedby="accept-first"
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <AcceptTerms words={copy.accept} />
      </label>
      <p id="accept-first" className="text-small text-red" aria-live="polite">
        {missing ? copy.acceptFirst : ''}
      </p>
    </div>
  )
}
