import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { passFocusOn } from './focus.ts'
import styles from './load-error.module.css'

type LoadErrorProps = { children: ReactNode; retry: string; onRetry: () => void }

export function LoadError({ children, retry, onRetry }: LoadErrorProps) {
  return (
    <div ref={passFocusOn} className={`row ${styles.error}`} role="alert">
      <div>{children}</div>
      <Button size="small" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}
