import { academy } from '#content/academy.ts'
import type { Copy } from '#content/en/ask.ts'
import { ApiFailure } from '../../services/api.ts'
import { Button } from '../../ui/button.tsx'
import styles from './trouble.module.css'

type TroubleProps = { copy: Copy; failure: unknown; isSearching?: boolean; onRetry: () => void }

/** No answer: the question is kept, and there is a phone. */
export function Trouble({ copy, failure, isSearching = false, onRetry }: TroubleProps) {
  const isFlood = failure instanceof ApiFailure && failure.status === 429
  return (
    <div className={`stack gap-4 ${styles.trouble}`}>
      <div className="row items-center justify-between gap-4">
        <p role="alert" className="text-red">
          {isFlood ? copy.tooMany : copy.failed}
        </p>
        <Button size="small" onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      </div>
      <p className="second small">
        {isSearching && `${copy.alreadyFound} `}
        {copy.byPhone} <a href={`tel:${academy.phoneLink}`}>{academy.phone}</a>
      </p>
    </div>
  )
}
