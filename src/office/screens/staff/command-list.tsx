import { staffCopy as copy } from '#content/en/office/staff/staff.ts'
import css from './command-list.module.css'

/** What stays in the terminal, with its commands. */
export function CommandList() {
  return (
    <>
      <p className={`note text-slate ${css.note}`}>{copy.terminalNote}</p>
      <dl className="gold-above">
        {copy.commands.map(({ what, command }) => (
          <div key={command} className={css.row}>
            <dt>{what}</dt>
            <dd>
              <code className={css.command}>{command}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
