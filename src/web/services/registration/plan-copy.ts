import type { Copy } from '#content/en/registration/plan.ts'
import type { Language } from '#domain/people/language.ts'

export type PlanCopy = Copy

/** A chunk of its own: most visitors never see it. */
export async function loadPlanCopy(language: Language): Promise<PlanCopy> {
  const { copy } = await (language === 'es'
    ? import('#content/es/registration/plan.ts')
    : import('#content/en/registration/plan.ts'))
  return copy
}
