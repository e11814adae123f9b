import { useEffect, useState } from 'react'
import type { AskResult } from '#contract/ask.ts'
import type { Language } from '#domain/people/language.ts'
import { search } from '../../services/ask.ts'
import { remember, remembered } from './found-before.ts'

const restMs = 180
const leastTyped = 2

/** Results for what is typed, once typing rests. The earlier results stay until then. */
export function useResults(typed: string, language: Language) {
  const text = typed.trim()
  const [results, setResults] = useState<readonly AskResult[]>()
  const [failure, setFailure] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    setFailure(undefined)
    if (text.length < leastTyped) return setResults(undefined)
    let isOutdated = false
    const timer = setTimeout(() => {
      search(text, language).then(
        ({ results }) => {
          remember(results, language)
          if (!isOutdated) setResults(results)
        },
        (error) => {
          if (isOutdated) return
          setFailure(error)
          setResults(remembered(text, language))
        },
      )
    }, restMs)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [text, language, attempt])
  return { results, failure, retry: () => setAttempt((current) => current + 1) }
}
