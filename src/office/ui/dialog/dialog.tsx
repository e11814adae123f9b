import { type FormEvent, type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { dialogCopy, keysCopy } from '#content/en/office/shell.ts'
import { KeyCap } from '../keyboard/key-cap.tsx'
import { KeyLayer, useKeys } from '../keyboard/keys.ts'
import css from './dialog.module.css'

type Props = {
  title: string
  /** At the right of the title: "Registration 1184". */
  about?: ReactNode
  /** The right half: <WhatWillHappen> and a preview. */
  side?: ReactNode
  /** Wide also without a right half, for a table. */
  isWide?: boolean
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
  const titleId = useId()
  return (
    <Modal onClose={props.onClose} isWide={props.isWide || Boolean(props.side)} labelledBy={titleId}>
      <DialogForm {...props} titleId={titleId} />
    </Modal>
  )
}

/** A dialog whose content has forms of its own. */
export function Panel({ title, onClose, children }: Pick<Props, 'title' | 'onClose' | 'children'>) {
  const titleId = useId()
  return (
    <Modal onClose={onClose} labelledBy={titleId}>
      <div className="flex flex-1 min-w-0 flex-col">
        <Head title={title} titleId={titleId} onClose={onClose} />
        <div className={`row flex-1 min-h-0 ${css.middle}`} data-content>
          <div className={`stack content-start min-w-0 ${css.choice}`}>{children}</div>
        </div>
      </div>
    </Modal>
  )
}

const focusable = 'a, button, input, select, textarea'

type ModalProps = {
  onClose: () => void
  isWide?: boolean
  children: ReactNode
  className?: string | undefined
} & ({ labelledBy: string } | { label: string })

/** The native dialog: focus stays in it and returns; keys of the screen rest. */
export function Modal({ onClose, isWide = false, children, className = css.dialog, ...name }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const layer = useContext(KeyLayer) + 1
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    // The browser would choose the button that closes it. Without a field, the way out: Enter then changes nothing.
    const first = (part: string) => dialog.current?.querySelector<HTMLElement>(`${part} :is(${focusable})`)
    const target = first('[data-content]') ?? first('[data-buttons]')
    target?.focus()
    // The element that opened it may be gone, as a row that was removed.
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={className}
      data-wide={isWide || undefined}
      aria-label={'label' in name ? name.label : undefined}
      aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <KeyLayer value={layer}>
        <EscapeKey onClose={onClose} />
        {children}
      </KeyLayer>
    </dialog>
  )
}

/** Inside the layer, so that it is the dialog's. */
function EscapeKey({ onClose }: { onClose: () => void }) {
  useKeys([{ key: 'escape', says: keysCopy.back, run: onClose }])
  return null
}

type HeadProps = Pick<Props, 'title' | 'about' | 'onClose'> & { titleId: string }

function Head({ title, titleId, about, onClose }: HeadProps) {
  return (
    <div className={`flex gap-12 flex-none line-below ${css.head}`}>
      <h2 id={titleId} className={`flex-1 font-medium font-serif ${css.title}`}>
        {title}
      </h2>
      {about && <p className={`note text-slate ${css.about}`}>{about}</p>}
      <button type="button" className={`flex-none ${css.close}`} onClick={onClose}>
        <span className="only-read">{dialogCopy.close}</span>
        <KeyCap of="escape" />
        <span className={css.cross} aria-hidden="true" />
      </button>
    </div>
  )
}

function DialogForm({
  title,
  titleId,
  about,
  side,
  note,
  buttons,
  onClose,
  onSubmit,
  children,
}: Props & { titleId: string }) {
  const form = useRef<HTMLFormElement>(null)
  useKeys(
    onSubmit ? [{ key: 'mod+enter', says: keysCopy.main, run: () => form.current?.requestSubmit() }] : [],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <form ref={form} className="flex flex-1 min-w-0 flex-col" onSubmit={submit} noValidate>
      <Head title={title} titleId={titleId} about={about} onClose={onClose} />
      <div className={`row flex-1 min-h-0 ${css.middle}`} data-content>
        <div className={`stack content-start min-w-0 ${css.choice}`}>{children}</div>
        {side && <div className={`stack content-start gap-14 min-w-0 ${css.side}`}>{side}</div>}
      </div>
      {buttons && (
        <div className={`row items-center flex-none gold-above ${css.foot}`}>
          <p className={`note text-slate ${css.note}`}>{note}</p>
          <div className={`row items-start ${css.buttons}`} data-buttons>
            {buttons}
          </div>
        </div>
      )}
    </form>
  )
}

/** A numbered question of a dialog: "1 Which courses". */
export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <fieldset className={`min-w-0 ${css.step}`}>
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
        {dialogCopy.whatWillHappen}{' '}
        {note && <span className={`text-note text-slate font-normal ${css.happensNote}`}>{note}</span>}
      </h3>
      <ol>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number is the item's name.
          <li key={index} className={`flex line-below ${css.item}`}>
            <span className={css.number}>{index + 1}</span>
            <div>
              {item.title}
              {item.note && <p className="note text-slate">{item.note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
