import type { Language } from '#domain/people/language.ts'
import { loadPlanCopy, type PlanCopy } from '../../../services/registration/plan-copy.ts'
import { type PlanTerms, readTerms } from '../../../services/registration/plans.ts'
import { useRequest } from '../../../services/use-request.ts'
import { type RegistrationForm, selectedItems } from '../registration-form.ts'
import { loadPlanChoice } from './lazy-choices.ts'

/** The choice between one payment and several. Without it, one payment is made. */
export function usePlanOffer(
  form: RegistrationForm,
  language: Language,
): { copy: PlanCopy; terms: PlanTerms } | null {
  const { answer } = useRequest(async () => {
    const [copy, terms] = await Promise.all([
      loadPlanCopy(language),
      readTerms(selectedItems(form), form.dates),
      loadPlanChoice(),
    ])
    return { copy, terms }
  }, [language])
  return answer ?? null
}
