import { useState } from 'react'
import type { Cents } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { retryable } from '../../../hydration/retry.ts'
import { useRequest } from '../../../services/use-request.ts'
import type { TabRegistration } from '../tab-registration.ts'
import { type AppliedCode, keepCode, readCode } from './kept-code.ts'

const loadChoice = retryable(() => import('./code-choice.tsx'))
const loadCopy = {
  en: retryable(() => import('#content/en/registration/discount-code.ts')),
  es: retryable(() => import('#content/es/registration/discount-code.ts')),
}

/** The field for a discount code, loaded with stage two. The server prices the order with it. */
export function useCodeChoice({ formKey }: TabRegistration, total: Cents, language: Language) {
  const [applied, setApplied] = useState(() => readCode({ formKey, total }))
  const { answer } = useRequest(async () => {
    const [{ CodeChoice }, { copy }] = await Promise.all([loadChoice(), loadCopy[language]()])
    return { CodeChoice, copy }
  }, [language])
  const apply = (next: AppliedCode | null) => {
    keepCode({ formKey, total }, next)
    setApplied(next)
  }
  return { applied, apply, field: answer ?? null }
}
