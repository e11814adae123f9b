import { Button } from './button.tsx'
import styles from './load-error.module.css'

type LoadErrorProps = { children: string; retry: string; onRetry: () => void }

/** What could not be fetched, and a way to try again. */
export function LoadError({ children, retry, onRetry }: LoadErrorProps) {
  return (
    <div className={styles.error} role="alert">
      <p>{children}</p>
      <Button size="small" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}
