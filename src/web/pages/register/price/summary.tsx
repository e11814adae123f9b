import { Button } from '../../../ui/button.tsx'
import { ChosenItems, type ChosenItemsProps } from './chosen-items.tsx'
import styles from './summary.module.css'

type SummaryProps = ChosenItemsProps & { locked: boolean; onEdit: () => void }

export function Summary({ locked, onEdit, ...chosen }: SummaryProps) {
  const { copy, form } = chosen
  return (
    <section aria-labelledby="summary">
      <h2 id="summary" className="mb-5 text-h3">
        {copy.summary.title}
      </h2>
      <ChosenItems {...chosen} />
      <div className={styles.contact}>
        <dl className={styles.facts}>
          {(['name', 'email', 'phone'] as const).map((field) => (
            <div key={field} className="min-w-0">
              <dt className="text-small second">{copy.contact[field]}</dt>
              <dd>{form[field]}</dd>
            </div>
          ))}
          {form.colleagues && form.colleagues.length > 0 && (
            <div className="min-w-0">
              <dt className="text-small second">{copy.alsoRegistered}</dt>
              <dd>{form.colleagues.map(({ name }) => name).join(', ')}</dd>
            </div>
          )}
        </dl>
        <div className={styles.edit}>
          <Button size="small" disabled={locked} onClick={onEdit}>
            {copy.summary.edit}
          </Button>
        </div>
      </div>
    </section>
  )
}
