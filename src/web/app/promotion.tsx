import { useState } from 'react'
import type { Copy } from '#content/en/frame.ts'
import { PageLink } from '../router/page-link.tsx'
import { CloseButton } from '../ui/dialog/close-button.tsx'
import { passFocusOn } from '../ui/page/focus.ts'
import styles from './promotion.module.css'

/** Dismissed until the next page load; nothing is stored. place-promotion.ts opens, folds and hides it. */
export function Promotion({
  copy,
  folded,
}: {
  copy: Copy['promotion'] & { path?: string }
  folded: boolean
}) {
  const [dismissed, setDismissed] = useState(false)
  if (dismissed) return null
  return (
    <aside
      ref={passFocusOn}
      className={`below ${styles.card}`}
      aria-label={copy.label}
      data-promotion-card={folded ? 'folded' : 'open'}
    >
      <p className={`serif ${styles.title}`}>{copy.title}</p>
      <p className={styles.sentence}>
        <span className={styles.words}>{copy.sentence}</span>{' '}
        <PageLink to={copy.path ?? '/register'} className={`inline-link ${styles.link}`}>
          {copy.link}
        </PageLink>
      </p>
      <div className={styles.close}>
        <CloseButton label={copy.dismiss} onClick={() => setDismissed(true)} />
      </div>
    </aside>
  )
}
