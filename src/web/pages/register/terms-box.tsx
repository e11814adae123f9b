import type { Copy } from '#content/en/register.ts'
import { PageLink } from '../../router/page-link.tsx'
import { Tick } from '../../ui/tick.tsx'
import styles from './terms-box.module.css'

type TermsBoxProps = {
  copy: Copy['payment']
  accepted: boolean
  missing: boolean
  onChange: (accepted: boolean) => void
}

/** The registration records the version of the terms that the buyer accepts here. */
export function TermsBox({ copy, accepted, missing, onChange }: TermsBoxProps) {
  const { before, terms, between, privacy, after } = copy.accept
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
        <span>
          {before}
          <PageLink to="/terms" target="_blank" className="inline-link">
            {terms}
          </PageLink>
          {between}
          <PageLink to="/privacy" target="_blank" className="inline-link">
            {privacy}
          </PageLink>
          {after}
        </span>
      </label>
      <p id="accept-first" className={styles.error} aria-live="polite">
        {missing ? copy.acceptFirst : ''}
      </p>
    </div>
  )
}
