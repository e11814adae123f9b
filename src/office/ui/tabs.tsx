import { Link } from '@tanstack/react-router'
import css from './tabs.module.css'

export type Tab = {
  label: string
  count?: number | undefined
  search: Record<string, string>
  current: boolean
}

/** Kept views and parts of a screen. Each is an address of its own. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          to="."
          search={tab.search as never}
          className={css.tab}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <span className={css.count}>{tab.count.toLocaleString('en-US')}</span>}
        </Link>
      ))}
    </nav>
  )
}
