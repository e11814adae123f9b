import { publishCopy as copy } from '#content/en/office/classroom.ts'
import type { OfficeEntry } from '#contract/office/entries.ts'
import { useChange } from '../../services/queries.ts'
import { ChangeDialog } from '../../ui/change-dialog.tsx'
import css from './entry.module.css'
import { pathWords, shortValue } from './entry-words.ts'

type Props = { path: string; entry: OfficeEntry; what: string; onClose: () => void }

/** Shows what publishing changes, and publishes the draft. */
export function PublishDialog({ path, entry, what, onClose }: Props) {
  const change = useChange('catalogue', 'classroom')
  const { differences, revision } = entry
  return (
    <ChangeDialog
      title={copy.title(what)}
      lead={copy.changes(differences.length)}
      happens={[{ title: copy.at }, { title: copy.keeps, note: copy.keepsNote }, { title: copy.record }]}
      submit={copy.submit}
      leave={copy.keep}
      run={async () => {
        await change.mutateAsync({ path: `${path}/publish`, body: { revision, from: null } })
        return copy.done
      }}
      onClose={onClose}
    >
      <ul>
        {differences.map(({ path: field, before, after }) => (
          <li key={field} className={css.difference}>
            <span className={css.field}>{pathWords(field)}</span>
            <span>
              <del className={css.before}>{shortValue(before)}</del>{' '}
              <ins className={css.after}>{shortValue(after)}</ins>
            </span>
          </li>
        ))}
      </ul>
    </ChangeDialog>
  )
}
