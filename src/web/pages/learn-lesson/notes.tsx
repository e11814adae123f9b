import { type KeyboardEvent, useRef, useState } from 'react'
import type { Copy } from '#content/en/classroom/learn-lesson.ts'
import type { LearnLesson, NoteEntry } from '#contract/classroom/learn.ts'
import { formatTime } from '../../services/format-time.ts'
import { put, useOutbox, waitingFor } from '../../services/learn/outbox.ts'
import type { Playback } from '../../ui/media/use-playback.ts'
import styles from './lesson-notes.module.css'

const putKey = 'PUT /api/learn/:course/lessons/:slug/notes/:id'
const deleteKey = 'DELETE /api/learn/:course/lessons/:slug/notes/:id'

type Note = { id: string; text: string; at: number | null }
type NotesProps = { copy: Copy; lesson: LearnLesson; playback: Playback | null }

/** Notes in one lined box: each can be changed in place, an empty one is deleted, the last line begins a new one. */
export function Notes({ copy, lesson, playback }: NotesProps) {
  const words = copy.notes
  const { notes, blank, write, begin, leave } = useNotes(lesson, playback)
  const box = useRef<HTMLUListElement>(null)
  const outbox = useOutbox()
  const status = {
    saved: outbox.savedAt ? copy.outbox.saved(copy.time(outbox.savedAt)) : '',
    sending: copy.outbox.sending,
    device: copy.outbox.device,
  }[outbox.state]

  const toNewNote = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    box.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus()
  }

  return (
    <section className={`stack gap-3 ${styles.notes}`} aria-labelledby="notes">
      <div className={`row items-baseline justify-between ${styles.head}`}>
        <h2 id="notes">{words.title}</h2>
        <p role="status" className="second small">
          {status}
        </p>
      </div>
      <ul ref={box} className={`stack content-start bg-white plain-list ${styles.box}`}>
        {[...notes, { id: blank, text: '', at: null }].map((note) => (
          <li key={note.id} className="flex gap-2 relative">
            {note.at !== null && (
              <button
                type="button"
                className={`gold-below relative flex-none tabular-nums ${styles.time}`}
                aria-label={words.toFilm(formatTime(note.at))}
                onClick={() => playback?.seek(note.at ?? 0)}
              >
                {formatTime(note.at)}
              </button>
            )}
            <textarea
              className={`min-w-0 w-full ${styles.text}`}
              rows={rowsOf(note.text)}
              maxLength={4000}
              value={note.text}
              placeholder={note.id === blank ? words.write : undefined}
              aria-label={labelOf(note, words, note.id === blank)}
              onKeyDown={toNewNote}
              onBlur={() => note.id !== blank && leave(note)}
              onChange={({ currentTarget: { value } }) =>
                note.id === blank ? begin(value) : write({ ...note, text: value })
              }
            />
          </li>
        ))}
      </ul>
      <p className="second small">
        {words.hint} {playback && words.filmHint}
      </p>
    </section>
  )
}

/** Saved with every letter. */
function useNotes(lesson: LearnLesson, playback: Playback | null) {
  const { course, slug } = lesson
  const [notes, setNotes] = useState(() => storedNotes(lesson))
  const [blank, setBlank] = useState(() => crypto.randomUUID())
  const write = (note: Note) => {
    const known = notes.some(({ id }) => id === note.id)
    setNotes(known ? notes.map((own) => (own.id === note.id ? note : own)) : [...notes, note])
    if (note.id === blank) setBlank(crypto.randomUUID())
    if (note.text.trim() === '') return
    put({ key: putKey, input: { params: { course, slug, id: note.id }, body: entryOf(note) } })
  }
  const begin = (text: string) => {
    const isOpen = playback !== null && playback.state !== 'poster'
    write({ id: blank, text, at: isOpen ? Math.floor(playback.time) : null })
  }
  const leave = ({ id, text }: Note) => {
    if (text.trim() !== '') return
    setNotes((all) => all.filter((own) => own.id !== id))
    put({ key: deleteKey, input: { params: { course, slug, id } } })
  }
  return { notes, blank, write, begin, leave }
}

/** About as many as the text needs, for browsers that do not size the field by its content. */
function rowsOf(text: string): number {
  return text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 32)), 0)
}

function labelOf({ at }: Note, words: Copy['notes'], isBlank: boolean): string {
  if (isBlank) return words.label
  return at === null ? words.about : words.at(formatTime(at))
}

function entryOf({ text, at }: Note): NoteEntry {
  return { text, at, writtenAt: new Date().toISOString() }
}

/** Those of the server, with what waits on this device on top. */
function storedNotes(lesson: LearnLesson): Note[] {
  const all = new Map(lesson.notes.map(({ id, text, at }) => [id, { id, text, at }]))
  for (const { key, input } of waitingFor(lesson)) {
    if (key === putKey) {
      const { text, at } = input.body
      all.set(input.params.id, { id: input.params.id, text, at })
    } else if (key === deleteKey) all.delete(input.params.id)
  }
  return [...all.values()]
}
