import { type FormEvent, useRef, useState } from 'react'
import { registrationCopy as copy } from '#content/en/office/registrations/registration.ts'
import { whenOf } from '#content/en/office/times.ts'
import type { OfficeNote } from '#contract/office/corrections.ts'
import { Button } from '../button.tsx'
import { TextField } from '../field.tsx'
import { useKeys } from '../keyboard/keys.ts'
import { TextButton } from '../text-link.tsx'
import css from './notes.module.css'

type Props = {
  notes: readonly OfficeNote[]
  now: Date
  /** Undefined for roles that only read. Resolves to whether it was added. */
  onAdd: ((text: string) => Promise<boolean>) | undefined
  onDelete: (id: string) => void
}

/** Notes for colleagues, newest first, and the field for another. */
export function Notes({ notes, now, onAdd, onDelete }: Props) {
  return (
    <>
      {onAdd ? <NewNote onAdd={onAdd} /> : <p className="text-slate">{copy.onlyRead}</p>}
      <ul>
        {notes.map(({ id, text, by, at, own }) => (
          <li key={id} className={css.note}>
            <p className={css.text}>{text}</p>
            <p className="note text-slate">
              {copy.noteBy(by, whenOf(at, now))}{' '}
              {own && onAdd && <TextButton onClick={() => onDelete(id)}>{copy.deleteNote}</TextButton>}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

function NewNote({ onAdd }: { onAdd: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useKeys([{ key: 'n', says: copy.addNote, run: () => field.current?.focus() }])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && (await onAdd(text))) setText('')
  }
  return (
    <form className={`stack gap-8 ${css.form}`} onSubmit={submit}>
      <TextField
        ref={field}
        rows={1}
        label={<span className="only-read">{copy.addNote}</span>}
        placeholder={copy.addNote}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        hint={text && copy.noteHint}
      />
      {text.trim() && (
        <div>
          <Button size="small" type="submit">
            {copy.saveNote}
          </Button>
        </div>
      )}
    </form>
  )
}
