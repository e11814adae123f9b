import { useState } from 'react'
import type { Copy } from '#content/en/frame.ts'
import { CloseButton } from '../ui/close-button.tsx'
import { passFocusOn } from '../ui/focus.ts'
import { PageLink } from '../ui/page-link.tsx'
import styles from './promotion.module.css'

/** Dismissed for as long as the document lives; it is back with the next load, and that is never stored. */
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
