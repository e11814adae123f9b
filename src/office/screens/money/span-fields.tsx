import { moneyFilterCopy as copy } from '#content/en/office/money/money.ts'
import { Field } from '../../ui/field.tsx'
import type { Span } from './filters.ts'
import css from './money-dialogs.module.css'

/** First and last day. A cleared field keeps the day before. */
export function SpanFields({ span, onChange }: { span: Span; onChange: (span: Span) => void }) {
  const { from, to } = span
  return (
    <div className={`stack gap-16 ${css.days}`}>
      <Field
        label={copy.from}
        type="date"
        value={from}
        error={from > to ? copy.order : undefined}
        onChange={(event) => onChange({ from: event.currentTarget.value || from, to })}
      />
      <Field
        label={copy.to}
        type="date"
        value={to}
        onChange={(event) => onChange({ from, to: event.currentTarget.value || to })}
      />
    </div>
  )
}
