import { type ReactNode, type RefObject, useRef } from 'react'
import { keysCopy, tableCopy } from '#content/en/office/shell.ts'
import { KeyCap } from '../keyboard/key-cap.tsx'
import { useKeys } from '../keyboard/keys.ts'
import css from './filter-chips.module.css'

export type Chip = { name: string; value: string; onDrop?: (() => void) | undefined; onOpen?: () => void }

/** "name value ×". Without `onDrop` the filter always applies; with `onOpen` its value can be chosen. */
export function Chips({ chips }: { chips: readonly Chip[] }) {
  return chips.map(({ name, value, onDrop, onOpen }) => (
    <span key={name} className={`inline-flex bg-white line-frame whitespace-nowrap ${css.chip}`}>
      {onOpen ? (
        <button type="button" className={`inline-flex items-center ${css.open}`} onClick={onOpen}>
          <span className="text-slate">{name}</span> {value}
        </button>
      ) : (
        <span className={`inline-flex items-center ${css.open}`}>
          <span className="text-slate">{name}</span> {value}
        </span>
      )}
      {onDrop && (
        <button
          type="button"
          className={`stack ${css.drop}`}
          aria-label={tableCopy.dropFilter(name)}
          onClick={onDrop}
        >
          <svg viewBox="0 0 8 8" aria-hidden="true">
            <path d="m1 1 6 6M7 1 1 7" />
          </svg>
        </button>
      )}
    </span>
  ))
}

type FilterBarProps = {
  /** The field for words; its value lives in the address. */
  search?: { label: string; value: string; onChange: (value: string) => void }
  chips: readonly Chip[]
  /** Opens the choice of filters. */
  onAdd?: () => void
  /** The choice of filters, under the dashed chip. */
  children?: ReactNode
}

/** The row above a list: search, chips, "+ Filter". */
export function FilterBar({ search, chips, onAdd, children }: FilterBarProps) {
  const field = useRef<HTMLInputElement>(null)
  useKeys([
    ...(search ? [{ key: '/', says: keysCopy.search, run: () => field.current?.focus() }] : []),
    ...(onAdd ? [{ key: 'f', says: tableCopy.addFilter, run: onAdd }] : []),
  ])
  return (
    <search className="row items-center gap-8">
      {search && <SearchField {...search} field={field} />}
      <div className={`row gap-8 min-w-0 ${css.chips}`}>
        <Chips chips={chips} />
        {onAdd && (
          <button type="button" className={`inline-flex items-center gap-6 ${css.add}`} onClick={onAdd}>
            + {tableCopy.addFilter} <KeyCap of="f" />
          </button>
        )}
      </div>
      {children}
    </search>
  )
}

type SearchFieldProps = NonNullable<FilterBarProps['search']> & { field: RefObject<HTMLInputElement | null> }

function SearchField({ label, value, onChange, field }: SearchFieldProps) {
  return (
    <span className={`flex items-center relative ${css.search}`}>
      <input
        ref={field}
        type="search"
        className={`w-full bg-white field-frame rounded ${css.input}`}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
      <KeyCap of="/" />
    </span>
  )
}
