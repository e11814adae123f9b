import type { Copy } from '#content/en/plan.ts'
import type { Language } from '#domain/people/language.ts'

export type PlanCopy = Copy

/** A chunk of its own: most visitors never see it. */
export async function loadPlanCopy(language: Language): Promise<PlanCopy> {
  const { copy } = await (language === 'es' ? import('#content/es/plan.ts') : import('#content/en/plan.ts'))
  return copy
}
