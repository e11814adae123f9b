import { useNavigate, useRouter } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import css from './tabs.module.css'

export type Tab = {
  label: string
  count?: number | undefined
  search: Record<string, string>
  current: boolean
}

type Props = { label: string; tabs: readonly Tab[]; aside?: ReactNode }

/** Kept views and parts of a screen. Each is an address of its own. */
export function Tabs({ label, tabs, aside }: Props) {
  return (
    <div className={`flex items-center gold-below ${css.bar}`}>
      <nav className={`flex flex-1 min-w-0 overflow-x-auto ${css.tabs}`} aria-label={label}>
        {tabs.map((tab) => (
          <TabLink key={`${tab.label} ${JSON.stringify(tab.search)}`} {...tab} />
        ))}
      </nav>
      {aside && <div className={`flex items-center gap-8 flex-none ${css.aside}`}>{aside}</div>}
    </div>
  )
}

/** Not the router's Link, which calls every tab of the same path the current one. */
function TabLink({ label, count, search, current }: Tab) {
  const link = useRef<HTMLAnchorElement>(null)
  // On the phone the bar scrolls, and the current tab may be beyond its end.
  useEffect(() => {
    if (current) link.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  const router = useRouter()
  const navigate = useNavigate()
  const target = { to: '.', search: search as never }
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(target)
  }
  return (
    <a
      ref={link}
      href={router.buildLocation(target).publicHref}
      className={css.tab}
      aria-current={current ? 'page' : undefined}
      onClick={open}
    >
      {label}
      {count !== undefined && <span className="text-note">{count.toLocaleString('en-US')}</span>}
    </a>
  )
}
