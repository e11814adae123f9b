import { useState } from 'react'
import type { Copy } from '#content/en/frame.ts'
import { PageLink } from '../router/page-link.tsx'
import { CloseButton } from '../ui/close-button.tsx'
import { passFocusOn } from '../ui/focus.ts'
import styles from './promotion.module.css'

/** Dismissed until the next page load; nothing is stored. */
export function Promotion({ copy }: { copy: Copy['promotion'] }) {
  const [dismissed, setDismissed] = useState(false)
  if (dismissed) return null
  return (
    <aside ref={passFocusOn} className={styles.card} aria-label={copy.label}>
      <p className={styles.title}>{copy.title}</p>
      <p className={styles.sentence}>
        {copy.sentence}{' '}
        <PageLink to="/register" className={`inline-link ${styles.link}`}>
          {copy.link}
        </PageLink>
      </p>
      <div className={styles.close}>
        <CloseButton label={copy.dismiss} onClick={() => setDismissed(true)} />
      </div>
    </aside>
  )
}
