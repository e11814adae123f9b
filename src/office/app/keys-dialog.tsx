import { keysCopy as copy } from '#content/en/office/shell.ts'
import { ChoiceRow } from '../ui/choice-row.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { KeyCap } from '../ui/keyboard/key-cap.tsx'
import { type KeyBinding, setSingleKeys, useBoundKeys, useSingleKeys } from '../ui/keyboard/keys.ts'
import css from './keys-dialog.module.css'

/** What "?" lists: the keys of this screen and those that work everywhere. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const screenKeys = useBoundKeys().filter(({ layer }) => layer === 0)
  const isOn = useSingleKeys()
  return (
    <Dialog title={copy.title} onClose={onClose}>
      <ChoiceRow
        type="checkbox"
        name="single-keys"
        checked={isOn}
        onChange={setSingleKeys}
        label={copy.singleLetters}
      />
      <p className="note text-slate">{copy.singleLettersNote}</p>
      <KeyList title={copy.here} keys={screenKeys.filter(({ everywhere }) => !everywhere)} />
      <KeyList title={copy.everywhere} keys={screenKeys.filter(({ everywhere }) => everywhere)} />
    </Dialog>
  )
}

function KeyList({ title, keys }: { title: string; keys: readonly KeyBinding[] }) {
  if (keys.length === 0) return null
  return (
    <section>
      <h3 className={`font-medium gold-below ${css.title}`}>{title}</h3>
      <ul>
        {keys.map(({ key, says }) => (
          <li key={`${key} ${says}`} className={`flex items-center justify-between line-below ${css.key}`}>
            {says} <span className="only-read">{key}</span> <KeyCap of={key} />
          </li>
        ))}
      </ul>
    </section>
  )
}
