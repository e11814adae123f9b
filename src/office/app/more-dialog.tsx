import { shellCopy } from '#content/en/office/shell.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import css from './more-dialog.module.css'
import { type Frame, RailEntry } from './rail.tsx'
import { UserLinks, UserName } from './user-block.tsx'

/** The screens that the phone's bar has no room for, and the ways out. */
export function MoreDialog({ entries, counts, onClose }: Frame & { onClose: () => void }) {
  return (
    <Dialog title={shellCopy.more} onClose={onClose}>
      <nav className={css.screens} aria-label={shellCopy.rail}>
        {entries
          .filter(({ bar }) => !bar)
          .map((screen) => (
            <RailEntry key={screen.path} screen={screen} counts={counts} onClick={onClose} />
          ))}
      </nav>
      <div className={`stack line-above ${css.user}`}>
        <UserName />
      </div>
      <UserLinks onLeave={onClose} />
    </Dialog>
  )
}
