import { type ReactNode, useEffect } from 'react'
import { screenTitle } from '#content/en/office/shell.ts'
import { type Fact, Facts } from '../facts.tsx'
import { TextLink } from '../text-link.tsx'
import css from './screen-head.module.css'

type Props = {
  title: string
  /** Where it belongs: "Registrations 1184 of 1,203". */
  crumb?: { to: string; label: string; note?: string }
  /** A sentence before the actions. */
  aside?: ReactNode
  /** At most three. */
  actions?: ReactNode
  facts?: readonly Fact[]
  /** Kept views, as Tabs. */
  tabs?: ReactNode
}

/** The head of a screen. It stays while the content scrolls. */
export function ScreenHead({ title, crumb, aside, actions, facts, tabs }: Props) {
  useEffect(() => {
    document.title = screenTitle(title)
  }, [title])
  return (
    <header className={css.head} data-lined={!tabs || undefined}>
      <div className={`row ${css.top}`}>
        <div className={css.words}>
          {crumb && (
            <p className={`note text-slate ${css.crumb}`}>
              <TextLink to={crumb.to}>{crumb.label}</TextLink> {crumb.note}
            </p>
          )}
          <h1 className={`font-medium font-serif ${css.title}`}>{title}</h1>
        </div>
        {aside && <div className={`note text-slate ${css.aside}`}>{aside}</div>}
        {actions && <div className="row items-center gap-8">{actions}</div>}
      </div>
      {tabs}
      {facts && <Facts facts={facts} />}
    </header>
  )
}

/** What is under the head. */
export function ScreenBody({ children }: { children: ReactNode }) {
  return <div className={`stack content-start ${css.body}`}>{children}</div>
}

/** A list screen's body: it fills the window, and its DataTable scrolls inside. */
export function ListBody({ children }: { children: ReactNode }) {
  return <div className={`flex gap-8 flex-1 flex-col ${css.list}`}>{children}</div>
}
