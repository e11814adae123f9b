import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { LightboxWords } from '#content/en/media/lightbox.ts'
import { carousel } from '#content/media/carousel.ts'
import { photos } from '#content/media/photos.ts'
import { ArrowIcon } from '../../ui/arrow-icon.tsx'
import { CloseButton } from '../../ui/dialog/close-button.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import styles from './lightbox.module.css'

type LightboxProps = { words: LightboxWords; onClose: () => void }

/** All photos one by one, over the page. Arrow keys, Home and End move; Escape closes. */
export function Lightbox({ words, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(0)
  const total = carousel.length
  const name = carousel[index] ?? carousel[0]
  const move = (by: number) => setIndex((now) => (now + by + total) % total)

  // Closed before React removes it: the browser then returns the focus.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1)
    if (key === 'ArrowLeft') move(-1)
    if (key === 'Home') setIndex(0)
    if (key === 'End') setIndex(total - 1)
  }

  if (!name) return null
  return (
    <dialog
      ref={dialog}
      className={`dark deep ${styles.lightbox}`}
      aria-label={words.title}
      onKeyDown={handleKey}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <figure className={styles.figure}>
        <Picture key={name} of={photos[name]} alt={words.photoAlt[name]} sizes="min(100vw, 1200px)" soon />
        <figcaption className={styles.caption} aria-live="polite">
          <span className="second">{words.count(index + 1, total)}</span> {words.photoAlt[name]}
        </figcaption>
      </figure>
      <Controls words={words} onMove={move} onClose={onClose} />
    </dialog>
  )
}

type ControlsProps = { words: LightboxWords; onMove: (by: number) => void; onClose: () => void }

function Controls({ words, onMove, onClose }: ControlsProps) {
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.arrow} aria-label={words.previous} onClick={() => onMove(-1)}>
        <ArrowIcon to="left" />
      </button>
      <button type="button" className={styles.arrow} aria-label={words.next} onClick={() => onMove(1)}>
        <ArrowIcon to="right" />
      </button>
      <CloseButton label={words.close} onClick={onClose} />
    </div>
  )
}
