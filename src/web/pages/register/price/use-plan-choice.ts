import type { Language } from '#domain/people/language.ts'
import { retryable } from '../../../hydration/retry.ts'
import { loadPlanCopy, type PlanCopy } from '../../../services/registration/plan-copy.ts'
import { type PlanTerms, readTerms } from '../../../services/registration/plans.ts'
import { useRequest } from '../../../services/use-request.ts'
import { type RegistrationForm, selectedItems } from '../registration-form.ts'
import { keepMark, readMark } from './kept-mark.ts'

type PlanChoice = typeof import('./plan-choice.tsx')['PlanChoice']
export type LoadedChoice = { copy: PlanCopy; terms: PlanTerms; PlanChoice: PlanChoice }

const loadChoice = retryable(() => import('./plan-choice.tsx'))

/** The choice between one payment and several, loaded with stage two. Without it, one payment is made. */
export function usePlanChoice(form: RegistrationForm, language: Language): LoadedChoice | null {
  const { answer } = useRequest(async () => {
    const [{ PlanChoice }, copy, terms] = await Promise.all([
      loadChoice(),
      loadPlanCopy(language),
      readTerms(selectedItems(form), form.dates),
    ])
    return { PlanChoice, copy, terms }
  }, [language])
  return answer ?? null
}

const storageName = 'pay in parts'

export function readParts(formKey: string): boolean {
  return readMark(storageName) === formKey
}

export function keepParts(formKey: string, parts: boolean): void {
  keepMark(storageName, parts ? formKey : null)
}
