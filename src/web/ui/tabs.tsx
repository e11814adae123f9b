import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './tabs.module.css'

type Tab<Id extends string> = { id: Id; title: string; content: ReactNode }

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  current: Id
  onChange: (id: Id) => void
}

/**
 * The caller keeps the current tab, for example in the address. Arrow keys, Home and End move between tabs. The panel is as
 * wide as the window, so that backgrounds reach its edges.
 */
export function Tabs<Id extends string>({ label, tabs, current, onChange }: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const index = tabs.findIndex(({ id }) => id === current)

  const move = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, index, tabs.length - 1)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    onChange(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <>
      <div
        ref={list}
        className={`page row ${styles.list}`}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
      >
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            className={styles.tab}
            aria-selected={id === current}
            aria-controls={`${base}-panel`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => onChange(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        className={styles.panel}
        aria-labelledby={`${base}-${current}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text has to be reachable by keyboard.
        tabIndex={0}
      >
        {tabs[index]?.content}
      </div>
    </>
  )
}

function nextIndex(key: string, index: number, last: number): number | undefined {
  return {
    ArrowRight: index === last ? 0 : index + 1,
    ArrowLeft: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
  }[key]
}
