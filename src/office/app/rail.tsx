import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { shellCopy } from '#content/en/office/shell.ts'
import type { OfficeToday } from '#contract/office/today.ts'
import { KeyCap } from '../ui/keyboard/key-cap.tsx'
import css from './rail.module.css'
import type { Screen } from './screens.ts'
import { UserBlock } from './user-block.tsx'

export type Frame = { entries: readonly Screen[]; counts: OfficeToday['counts'] | undefined }

/** Of the counts, those that need somebody have an orange dot. Awards wait without haste. */
const needsSomebody = (count: Screen['count']) => count !== 'awards'

export function Rail({
  entries,
  counts,
  onFind,
  onKeys,
}: Frame & { onFind: () => void; onKeys: () => void }) {
  return (
    <header className={`flex flex-col ${css.rail}`}>
      <Link to="/" className={css.logo}>
        <img src="/brand/logo.svg" alt={shellCopy.logo} height={36} />
      </Link>
      <button type="button" className={css.find} onClick={onFind} aria-keyshortcuts="Meta+K Control+K">
        {shellCopy.find} <KeyCap of="mod+k" />
      </button>
      <nav className={`flex-1 min-h-0 ${css.entries}`} aria-label={shellCopy.rail}>
        {([1, 2, 3, 4] as const).map((group) => (
          <Fragment key={group}>
            {entries
              .filter(({ rail }) => rail === group)
              .map((screen) => (
                <RailEntry key={screen.path} screen={screen} counts={counts} />
              ))}
            {group < 4 && <hr className={css.gap} />}
          </Fragment>
        ))}
      </nav>
      <UserBlock onKeys={onKeys} />
    </header>
  )
}

export function RailEntry({
  screen,
  counts,
  onClick,
}: {
  screen: Screen
  counts: Frame['counts']
  onClick?: () => void
}) {
  const count = screen.count && counts?.[screen.count]
  return (
    <Link
      to={screen.path}
      className={css.entry}
      activeOptions={{ exact: screen.path === '/', includeSearch: false }}
      onClick={onClick}
    >
      {screen.title}
      {count ? (
        <span
          className={`inline-flex items-center text-note text-slate ${css.count}`}
          data-needs={needsSomebody(screen.count) || undefined}
        >
          {count} <span className="only-read">{shellCopy.needsSomebody}</span>
        </span>
      ) : null}
    </Link>
  )
}
