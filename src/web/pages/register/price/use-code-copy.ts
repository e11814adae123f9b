import type { Copy } from '#content/en/registration/discount-code.ts'
import type { Language } from '#domain/people/language.ts'
import { retryable } from '../../../hydration/retry.ts'
import { useRequest } from '../../../services/use-request.ts'
import { loadCodeChoice } from './lazy-choices.ts'

const loadCopy = {
  en: retryable(() => import('#content/en/registration/discount-code.ts')),
  es: retryable(() => import('#content/es/registration/discount-code.ts')),
}

/** The words of the field for a discount code. Without them there is no field. */
export function useCodeCopy(language: Language): Copy | null {
  const { answer } = useRequest(async () => {
    const [{ copy }] = await Promise.all([loadCopy[language](), loadCodeChoice()])
    return copy
  }, [language])
  return answer ?? null
}
