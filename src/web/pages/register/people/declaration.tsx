import { requirementsOf } from '#content/courses/requirements.ts'
import type { Copy } from '#content/en/registration/register.ts'
import type { Language } from '#domain/people/language.ts'
import { Tick } from '../../../ui/form/tick.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import styles from '../payment/terms-box.module.css'
import { isDeclared, requiringCourses } from '../registration-form.ts'
import type { useChoice } from '../use-choice.ts'

type Props = { copy: Copy['requires']; language: Language; choice: ReturnType<typeof useChoice> }

/** The buyer declares to have what the ticked courses require. The registration stores the sentence. */
export function Declaration({ copy, language, choice: { form, state, declare } }: Props) {
  const declared = isDeclared(form)
  const isMissing = state.undeclared && !declared
  const sentences = requirementsOf(requiringCourses(form), language)
  if (sentences.length === 0) return null
  return (
    <div>
      <label className={styles.label}>
        <Tick
          type="checkbox"
          name="declared"
          required
          checked={declared}
          aria-invalid={isMissing || undefined}
          aria-describedby="declare-first"
          onChange={({ currentTarget }) => declare(currentTarget.checked)}
        />
        <span>
          <NoBreaks>{[copy.declare, ...sentences].join(' ')}</NoBreaks>
        </span>
      </label>
      <p id="declare-first" className="text-small text-red" aria-live="polite">
        {isMissing ? copy.first : ''}
      </p>
    </div>
  )
}
