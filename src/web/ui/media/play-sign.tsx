import styles from './play-sign.module.css'

/** On the picture of a film, within a link or a button. */
export function PlaySign() {
  return (
    <svg className={styles.sign} viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="21.5" />
      <path d="M17.5 14l12 8-12 8z" />
    </svg>
  )
}
