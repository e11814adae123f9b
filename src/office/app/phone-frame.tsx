import { Link } from '@tanstack/react-router'
import { shellCopy } from '#content/en/office/shell.ts'
import css from './phone-frame.module.css'
import type { Frame } from './rail.tsx'

export function PhoneHead({ onFind }: { onFind: () => void }) {
  return (
    <header className={css.head}>
      <Link to="/" className={css.logo}>
        <img src="/brand/logo.svg" alt={shellCopy.logo} height={36} />
      </Link>
      <button type="button" className={css.find} onClick={onFind}>
        <svg viewBox="0 0 12 12" className={css.glass} aria-hidden="true">
          <circle cx="7" cy="5" r="3.6" />
          <path d="M4.4 7.6 1 11" />
        </svg>
        {shellCopy.findShort}
      </button>
    </header>
  )
}

/** Four screens and More. */
export function PhoneBar({ entries, counts, onMore }: Frame & { onMore: () => void }) {
  const hidden = entries.filter(({ bar }) => !bar)
  const waiting = hidden.some(({ count }) => count && count !== 'awards' && counts?.[count])
  return (
    <nav className={css.bar} aria-label={shellCopy.phoneBar}>
      {entries
        .filter(({ bar }) => bar)
        .map(({ path, title }) => (
          <Link
            key={path}
            to={path}
            className={css.entry}
            activeOptions={{ exact: path === '/', includeSearch: false }}
          >
            {title}
          </Link>
        ))}
      <button type="button" className={css.entry} data-needs={waiting || undefined} onClick={onMore}>
        {shellCopy.more}
      </button>
    </nav>
  )
}
