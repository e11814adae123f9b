import { useNavigate, useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { paletteCopy as copy } from '#content/en/office/shell.ts'
import { Modal } from '../ui/dialog/dialog.tsx'
import { KeyCap, KeyHints } from '../ui/keyboard/key-cap.tsx'
import { markedParts } from '../ui/keyboard/palette-entries.ts'
import css from './palette.module.css'
import type { Screen } from './screens.ts'
import { type Found, type Group, useFound } from './use-found.ts'

/** ⌘K: finds registrations and people, opens pages and dialogs. It never acts by itself. */
export function Palette({ screens, onClose }: { screens: readonly Screen[]; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [current, setCurrent] = useState(0)
  const { groups, isFailed, isSearching } = useFound(typed, screens)
  const all = groups.flatMap(({ entries }) => entries)
  const open = useOpen(onClose)
  const listId = useId()
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    const entry = all[current]
    if (step) setCurrent((current + step + all.length) % Math.max(1, all.length))
    else if (event.key === 'Enter' && entry) open(entry, event.metaKey || event.ctrlKey)
    else return
    event.preventDefault()
  }
  return (
    <Modal onClose={onClose} label={copy.label} className={css.palette}>
      <div className={css.head}>
        <input
          className={`flex-1 min-w-0 p-0 ${css.input}`}
          role="combobox"
          aria-label={copy.label}
          aria-expanded={all.length > 0}
          aria-controls={listId}
          aria-activedescendant={all[current] && `${listId}-${current}`}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setCurrent(0)
          }}
          onKeyDown={press}
        />
        <CloseButton onClose={onClose} />
      </div>
      <FoundList groups={groups} typed={typed} listId={listId} all={all} current={current} onOpen={open} />
      <p className={css.state} role="status">
        {isFailed ? copy.failed : all.length === 0 && !isSearching && copy.nothing}
      </p>
      <Foot />
    </Modal>
  )
}

type FoundListProps = Omit<Parameters<typeof GroupOf>[0], 'group'> & { groups: readonly Group[] }

function FoundList({ groups, typed, listId, all, current, onOpen }: FoundListProps) {
  return (
    <div id={listId} role="listbox" aria-label={copy.label} className={`flex-1 min-h-0 ${css.list}`}>
      {groups.map((group) => (
        <GroupOf
          key={group.name}
          group={group}
          typed={typed}
          listId={listId}
          all={all}
          current={current}
          onOpen={onOpen}
        />
      ))}
    </div>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" className={`${css.close}`} onClick={onClose}>
      <span className="only-read">{copy.close}</span>
      <KeyCap of="escape" />
      <span className={css.cross} aria-hidden="true" />
    </button>
  )
}

function Foot() {
  return (
    <div className={css.foot}>
      <KeyHints
        hints={[
          { keys: 'up down', says: copy.move },
          { keys: 'enter', says: copy.open },
          { keys: 'mod+enter', says: copy.newTab },
        ]}
      />
      <p>{copy.rule}</p>
    </div>
  )
}

/** The dialog of an entry opens after the palette has closed, so that the focus returns to the screen and not to it. */
function useOpen(onClose: () => void) {
  const navigate = useNavigate()
  const router = useRouter()
  return (entry: Found, inNewTab: boolean) => {
    if ('to' in entry && inNewTab)
      window.open(router.buildLocation({ to: entry.to }).publicHref, '_blank', 'noopener')
    onClose()
    if ('run' in entry) setTimeout(entry.run)
    else if (!inNewTab) navigate({ to: entry.to })
  }
}

/** The arrows may leave the part that is shown. */
const showOption = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

type GroupProps = {
  group: Group
  typed: string
  listId: string
  all: readonly Found[]
  current: number
  onOpen: (entry: Found, inNewTab: boolean) => void
}

function GroupOf({ group, typed, listId, all, current, onOpen }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be inside a listbox.
    <div role="group" aria-label={copy.groups[group.name]}>
      <p className={`note text-slate ${css.group}`} aria-hidden="true">
        {copy.groups[group.name]}
      </p>
      {group.entries.map((entry) => {
        const index = all.indexOf(entry)
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the current option.
          // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the field's.
          <div
            key={index}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === current}
            ref={index === current ? showOption : undefined}
            className={`flex items-center gap-12 cursor-pointer ${css.entry}`}
            onClick={(event) => onOpen(entry, event.metaKey || event.ctrlKey)}
          >
            <span className={`flex-1 min-w-0 ${css.label}`}>
              {markedParts(entry.label, typed).map(({ text, isTyped }, part) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of one label.
                isTyped ? <mark key={part}>{text}</mark> : text,
              )}
            </span>
            <span className="text-note text-slate text-right">{entry.note}</span>
            <span className={css.keys}>
              {index === current ? <KeyCap of="enter" /> : entry.keys && <KeyCap of={entry.keys} />}
            </span>
          </div>
        )
      })}
    </div>
  )
}
