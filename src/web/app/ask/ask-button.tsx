import styles from './ask-button.module.css'
import { SearchIcon } from './search-icon.tsx'

type AskButtonProps = { label: string; onOpen: () => void; onPrefetch: () => void }

/** Its click may come before hydration; keepEarlyClick repeats it. */
export function AskButton({ label, onOpen, onPrefetch }: AskButtonProps) {
  return (
    <button
      type="button"
      className={styles.ask}
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={onPrefetch}
      onFocus={onPrefetch}
    >
      <SearchIcon size={20} />
      <span className={styles.word}>{label}</span>
    </button>
  )
}
