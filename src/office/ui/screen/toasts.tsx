import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { keysCopy, toastCopy } from '#content/en/office/shell.ts'
import { KeyCap } from '../keyboard/key-cap.tsx'
import { useKeys } from '../keyboard/keys.ts'
import { makeStore } from '../store.ts'
import css from './toasts.module.css'

type Toast = {
  text: string
  /** In mist, after the text. */
  note?: string
  /** Where the email still waits. Without it, what was done cannot be undone. */
  undo?: () => void
  /** An address that shows what was done. */
  see?: string
}

const milliseconds = 10_000
let lastId = 0
const shown = makeStore<readonly (Toast & { id: number })[]>([])

export function showToast(toast: Toast) {
  lastId += 1
  shown.set([...shown.get(), { ...toast, id: lastId }].slice(-3))
}

const drop = (id: number) => shown.set(shown.get().filter((toast) => toast.id !== id))

/** Messages after something was done, for ten seconds. */
export function Toasts() {
  const toasts = shown.use()
  return (
    <section className={`stack gap-8 ${css.toasts}`} aria-label={toastCopy.region} aria-live="polite">
      {toasts.map((toast) => (
        <OneToast key={toast.id} {...toast} onEnd={() => drop(toast.id)} />
      ))}
    </section>
  )
}

function OneToast({ text, note, undo, see, onEnd }: Toast & { onEnd: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ten seconds begin once.
  useEffect(() => {
    const timer = setTimeout(onEnd, milliseconds)
    return () => clearTimeout(timer)
  }, [])
  const takeBack = () => {
    undo?.()
    onEnd()
  }
  useKeys(undo ? [{ key: 'z', says: keysCopy.undo, run: takeBack }] : [])
  return (
    <div className={`flex items-center gap-16 ${css.toast}`} data-undo={undo ? true : undefined}>
      <p className="flex-1">
        {text} {note && <span className={css.note}>{note}</span>}
      </p>
      {undo && (
        <button type="button" className={css.action} onClick={takeBack}>
          <span className="gold-below">{toastCopy.undo}</span> <KeyCap of="z" />
        </button>
      )}
      {see && (
        <Link to={see} className={css.action} onClick={onEnd}>
          <span className="gold-below">{toastCopy.see}</span>
        </Link>
      )}
    </div>
  )
}
