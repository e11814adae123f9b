import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { CloseButton } from './close-button.tsx'
import styles from './dialog.module.css'
import { focusableAround } from './focus.ts'
import { useClickOutside } from './use-click-outside.ts'

type DialogProps = { title: string; close: string; onClose: () => void; children: ReactNode }

/**
 * A question above the page. Render it to open it, leave it out to close it; Escape, the cross and a click outside
 * call onClose. The browser keeps the focus inside and gives it back.
 */
export function Dialog({ title, close, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Closed before React takes it out of the page: once it is gone the browser gives the focus back to nobody.
  useLayoutEffect(() => {
    const shown = dialog.current
    const around = focusableAround(shown)
    shown?.showModal()
    return () => {
      shown?.close()
      // What opened it may have gone with the work it did: then the browser leaves the focus inside, or gives it to nobody.
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
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <CloseButton label={close} onClick={onClose} />
      </div>
      {children}
    </dialog>
  )
}
