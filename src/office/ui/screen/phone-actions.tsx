import type { Action } from '../action-rows.tsx'
import { Button } from '../button.tsx'
import css from './phone-actions.module.css'

/** The main actions of a page, above the phone's bar: the first two that can be done. All of them are rows of the page. */
export function PhoneActions({ actions }: { actions: readonly Action[] }) {
  const main = actions.filter(({ run }) => run).slice(0, 2)
  if (main.length === 0) return null
  return (
    <>
      <div className={css.room} />
      <div className={css.bar}>
        {main.map(({ verb, run }) => (
          <Button key={verb} kind="strong" {...(run && { onClick: run })}>
            {verb}
          </Button>
        ))}
      </div>
    </>
  )
}
