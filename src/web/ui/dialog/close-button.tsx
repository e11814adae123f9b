import styles from './close-button.module.css'

type CloseButtonProps = {
  /** The accessible name. */
  label: string
  onClick?: () => void
  /** The id of the dialog that it closes without script. */
  closes?: string
}

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
