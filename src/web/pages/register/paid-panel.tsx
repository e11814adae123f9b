import { academy } from '#content/academy.ts'
import { Button } from '../../ui/button.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { ChosenItems, type ChosenItemsProps } from './chosen-items.tsx'
import styles from './paid-panel.module.css'

type PaidPanelProps = ChosenItemsProps & {
  receiptNumber: string | null
  signedIn: boolean
  onAnother: () => void
}

export function PaidPanel({ receiptNumber, signedIn, onAnother, ...chosen }: PaidPanelProps) {
  const { copy, form, total } = chosen
  const words = copy.succeeded
  return (
    <>
      <div className={styles.outcome}>
        <Outcome tone="success" title={words.title}>
          <p>{words.email}</p>
          <p>
            {words.questions.before}
            <a href={`tel:${academy.phoneLink}`} className="inline-link no-break">
              {academy.phone}
            </a>
            {words.questions.between}
            <a href={`mailto:${academy.email}`} className="inline-link">
              {academy.email}
            </a>
            {words.questions.after}
          </p>
        </Outcome>
      </div>
      {/* Empty for a payment from another tab: the confirmation email lists its items. */}
      {total > 0 && (
        <div className={styles.items}>
          <ChosenItems {...chosen} />
        </div>
      )}
      <div className={styles.receipt}>
        {receiptNumber && (
          <dl>
            <dt className={styles.label}>{words.receipt}</dt>
            <dd className={styles.number}>{receiptNumber}</dd>
          </dl>
        )}
        {signedIn ? (
          <Button kind="ink" to="/account">
            {words.account}
          </Button>
        ) : (
          <Button kind="ink" to={`/create-account?email=${encodeURIComponent(form.email.trim())}`}>
            {words.createAccount}
          </Button>
        )}
        <Button onClick={onAnother}>{words.another}</Button>
      </div>
    </>
  )
}
