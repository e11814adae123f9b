import { type FormEvent, type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { dialogCopy, keysCopy } from '#content/en/office/shell.ts'
import css from './dialog.module.css'
import { KeyCap } from './key-cap.tsx'
import { KeyLayer, useKeys } from './keys.ts'

type Props = {
  title: string
  /** At the right of the title: "Registration 1184". */
  about?: ReactNode
  /** The right half: <WhatWillHappen> and a preview. */
  side?: ReactNode
  /** A note at the left of the buttons. */
  note?: ReactNode
  /** The way out says what stays: "Keep the date". The main button is last. */
  buttons?: ReactNode
  onClose: () => void
  /** Submitting the form, which ⌘↵ does too. */
  onSubmit?: () => void
  children: ReactNode
}

/** Choice left, consequences right; full screen on the phone. It is open as long as it is rendered. */
export function Dialog(props: Props) {
  const { onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const layer = useContext(KeyLayer) + 1
  const titleId = useId()
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    // The element that opened it may be gone, as a row that was removed.
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      data-wide={props.side ? true : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <KeyLayer value={layer}>
        <DialogForm {...props} titleId={titleId} />
      </KeyLayer>
    </dialog>
  )
}

function DialogForm({ title, titleId, about, side, note, buttons, onClose, onSubmit, children }: Props & { titleId: string }) {
  const form = useRef<HTMLFormElement>(null)
  useKeys([
    { key: 'escape', says: keysCopy.back, run: onClose },
    ...(onSubmit ? [{ key: 'mod+enter', says: keysCopy.main, run: () => form.current?.requestSubmit() }] : []),
  ])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        {about && <p className={css.about}>{about}</p>}
        <button type="button" className={css.close} aria-label={dialogCopy.close} onClick={onClose}>
          <KeyCap of="escape" />
          <span className={css.cross} aria-hidden="true" />
        </button>
      </div>
      <div className={css.middle}>
        <div className={css.choice}>{children}</div>
        {side && <div className={css.side}>{side}</div>}
      </div>
      {buttons && (
        <div className={css.foot}>
          <p className={css.note}>{note}</p>
          <div className={css.buttons}>{buttons}</div>
        </div>
      )}
    </form>
  )
}

/** A numbered question of a dialog: "1 Which courses". */
export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <fieldset className={css.step}>
      <legend className={css.legend}>
        {number} <span className={css.question}>{title}</span>
      </legend>
      {children}
    </fieldset>
  )
}

export type Consequence = { title: ReactNode; note?: ReactNode }

/** Consequences in order, in the present tense, with names and sums. */
export function WhatWillHappen({ note, items }: { note?: string; items: readonly Consequence[] }) {
  return (
    <section aria-live="polite">
      <h3 className={css.happens}>
        {dialogCopy.whatWillHappen} {note && <span className={css.happensNote}>{note}</span>}
      </h3>
      <ol>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number is the item's name.
          <li key={index} className={css.item}>
            <span className={css.number}>{index + 1}</span>
            <div>
              {item.title}
              {item.note && <p className={css.itemNote}>{item.note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
