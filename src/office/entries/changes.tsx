import { entryCopy as copy } from '#content/en/office/catalogue/entries.ts'
import { wordDiff } from '../services/word-diff.ts'
import { Button } from '../ui/button.tsx'
import { useKeys } from '../ui/keyboard/keys.ts'
import { Section } from '../ui/screen/section.tsx'
import css from './changes.module.css'
import { type Leaf, shownLeaf, valueAt } from './leaves.ts'
import type { EntryEditor } from './use-entry.ts'

type Props = { leaves: readonly Leaf[]; before: unknown; after: unknown }

/** The changed fields, word by word: struck what goes, bold what comes. */
export function ChangeList({ leaves, before, after }: Props) {
  return (
    <dl>
      {leaves.map((leaf) => (
        <div key={leaf.path} className={`stack gap-4-12 line-below ${css.row}`}>
          <dt className="text-slate">{leaf.label}</dt>
          <dd className={css.words}>
            {wordDiff(
              shownLeaf(leaf, valueAt(before, leaf.path)),
              shownLeaf(leaf, valueAt(after, leaf.path)),
            ).map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name.
              <Part key={index} {...part} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Part({ text, kind }: { text: string; kind: 'same' | 'removed' | 'added' }) {
  if (kind === 'removed') return <del className={css.removed}>{text}</del>
  return kind === 'added' ? <ins className={css.added}>{text}</ins> : <span>{text}</span>
}

/** Of what is typed, against what visitors see. */
export function Changes({ editor, line = 'above' }: { editor: EntryEditor; line?: 'above' | 'below' }) {
  const { changes, shown, data } = editor
  return (
    <div id={changesId} tabIndex={-1}>
      <Section
        title={copy.whatChanges}
        note={changes.length > 0 ? copy.onThePages(changes.length) : copy.nothingChanges}
        line={line}
      >
        <ChangeList leaves={changes} before={shown} after={data} />
      </Section>
    </div>
  )
}

const changesId = 'what-changes'

/** Goes to the changes, which are below a long form. */
export function ShowChanges({ editor }: { editor: EntryEditor }) {
  const show = () => {
    const section = document.getElementById(changesId)
    section?.scrollIntoView({ block: 'center' })
    section?.focus({ preventScroll: true })
  }
  const hasSome = editor.changes.length > 0
  useKeys(hasSome ? [{ key: 'd', says: copy.showChanges, run: show }] : [])
  if (!hasSome) return null
  return (
    <Button hint="d" onClick={show}>
      {copy.showChanges}
    </Button>
  )
}
