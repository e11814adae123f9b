import { useId } from 'react'
import css from './action-rows.module.css'
import { KeyCap } from './keyboard/key-cap.tsx'
import { useKeys } from './keyboard/keys.ts'
import { TextLink } from './text-link.tsx'

export type Action = {
  /** Verb and object: "Refund…". "…" means a dialog follows. */
  verb: string
  /** What would happen, or why it cannot be done. */
  says: string
  /** Where the reason can be looked at. */
  link?: { to: string; label: string } | undefined
  /** Without it the row stays, with its reason. */
  run?: (() => void) | undefined
  key?: string
}

/** What can be done, one row each. What cannot be done stays, with its reason. */
export function ActionRows({ actions }: { actions: readonly Action[] }) {
  const id = useId()
  useKeys(
    actions.flatMap(({ key, run, verb }) => (key && run ? [{ key, says: verb.replace('…', ''), run }] : [])),
  )
  return (
    <ul>
      {actions.map(({ verb, says, link, run, key }, index) => (
        <li
          key={verb}
          className={`stack items-center line-below relative ${css.row}`}
          data-off={!run || undefined}
        >
          <button
            type="button"
            className={`font-medium ${css.verb}`}
            aria-disabled={!run || undefined}
            aria-describedby={`${id}-${index}`}
            onClick={run}
          >
            {verb}
          </button>
          {key && run && <KeyCap of={key} />}
          <p id={`${id}-${index}`} className={`note text-slate ${css.says}`}>
            {says}
            {link && (
              <>
                {' '}
                <TextLink to={link.to}>{link.label}</TextLink>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
