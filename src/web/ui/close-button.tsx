import styles from './close-button.module.css'

type CloseButtonProps = {
  /** What it closes, for those who do not see the cross. */
  label: string
  onClick?: () => void
  /** The dialog it closes without script. */
  closes?: string
}

/** A cross of 44 px. */
export function CloseButton({ label, onClick, closes }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={label}
      onClick={onClick}
      {...(closes && { command: 'close', commandfor: closes })}
    />
  )
}
