import { type FormEvent, useEffect, useRef } from 'react'
import { IdleButton, RoundButton } from '../parts/action.tsx'
import style from './search-modal.module.css'

/** Only a dialog: the template has no search. */
export function SearchModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (!open) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.body.classList.add('modal-open')
    dialog.current?.showModal()
    return () => {
      document.body.classList.remove('modal-open')
      dialog.current?.close()
    }
  }, [open])

  return (
    <dialog ref={dialog} className={style.modal} aria-label="Search" onClose={onClose}>
      <search>
        <form className={style.form} onSubmit={(event: FormEvent) => event.preventDefault()}>
          <input
            className={style.box}
            type="text"
            enterKeyHint="search"
            placeholder="Search.."
            aria-label="Search"
          />
          <IdleButton>Search</IdleButton>
          <RoundButton icon="close" name="Close search" onClick={onClose} />
        </form>
      </search>
    </dialog>
  )
}
