import { academy } from '#content/academy.ts'
import type { Copy } from '#content/en/frame.ts'
import { PageLink } from '../router/page-link.tsx'
import { inPlace } from '../router/plain-click.ts'
import styles from './footer.module.css'

/** `today` gives the year. Pages are rendered again every midnight. */
export function Footer({ copy, today }: { copy: Copy['footer']; today: string }) {
  return (
    <footer className={`dark deep ${styles.footer}`}>
      <div className={`grid ${styles.columns}`}>
        {/* biome-ignore lint/a11y/useValidAnchor: the spec links the first logo to # */}
        <a href="#" className={styles.logo} onClick={inPlace(toTop)}>
          <img src="/brand/logo-reversed.svg" width="291" height="86" alt={academy.name} loading="lazy" />
        </a>
        <Contact title={copy.title} />
        <img
          className={styles.seal}
          src="/brand/seal.svg"
          width="128"
          height="128"
          alt={copy.seal}
          loading="lazy"
        />
      </div>
      <div className={`page row ${styles.last}`}>
        <p>{copy.rights(today.slice(0, 4), academy.name)}</p>
        <div className={`row ${styles.links}`}>
          <PageLink to="/terms" className={`inline-link ${styles.link}`}>
            {copy.terms}
          </PageLink>
          <PageLink to="/privacy" className={`inline-link ${styles.link}`}>
            {copy.privacy}
          </PageLink>
        </div>
      </div>
    </footer>
  )
}

function Contact({ title }: { title: string }) {
  const { street, city, state, postalCode } = academy.address
  return (
    <div className={styles.contact}>
      <h2 className={styles.title}>{title}</h2>
      <address className={styles.address}>
        <span>{street}</span>
        <span>
          {city}, {state} {postalCode}
        </span>
        <span>
          <a className={`inline-link ${styles.link}`} href={`tel:${academy.phoneLink}`}>
            {academy.phone}
          </a>
        </span>
        <span>
          <a className={`inline-link ${styles.link}`} href={`mailto:${academy.email}`}>
            {academy.email}
          </a>
        </span>
      </address>
    </div>
  )
}

/** Moves the focus, too, or the next Tab would scroll back down to the footer. */
function toTop(): void {
  window.scrollTo(0, 0)
  document.getElementById('main')?.focus({ preventScroll: true })
}
