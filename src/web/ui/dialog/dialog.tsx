import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { focusableAround } from '../page/focus.ts'
import { NoBreaks } from '../text/no-breaks.tsx'
import { CloseButton } from './close-button.tsx'
import styles from './dialog.module.css'
import { useClickOutside } from './use-click-outside.ts'

type DialogProps = { title: string; close: string; onClose: () => void; children: ReactNode }

/** A modal dialog, open while it is rendered. Escape, the close button and an outside click call onClose. */
export function Dialog({ title, close, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Closed before React removes it: the browser cannot restore the focus for a removed dialog.
  useLayoutEffect(() => {
    const shown = dialog.current
    const around = focusableAround(shown)
    shown?.showModal()
    return () => {
      shown?.close()
      // The button that opened it may be gone. Then the browser leaves the focus inside, or on the body.
      const { activeElement, body } = document
      if (activeElement === body || shown?.contains(activeElement)) around?.focus({ preventScroll: true })
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      {...useClickOutside(onClose)}
    >
      <div className="flex items-start justify-between gap-4 mb-5">
        <h2 id={titleId} className="text-h3">
          <NoBreaks>{title}</NoBreaks>
        </h2>
        <CloseButton label={close} onClick={onClose} />
      </div>
      {children}
    </dialog>
  )
}
