import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { Language } from '#domain/people/language.ts'
import { retryable } from '../../hydration/retry.ts'
import { onAskPanel } from '../../services/ask-panel.ts'
import type { AskPanelProps } from './ask-panel.tsx'

const load = retryable(() => import('./ask-panel.tsx'))

/** The panel while it is open. Its code is not in a page's first load; if it fails to load, the next click tries again. */
export function useAskPanel(language: Language, onLanguage: (language: Language) => void): ReactNode {
  const [question, setQuestion] = useState<string | null>(null)
  const [Panel, setPanel] = useState<ComponentType<AskPanelProps>>()
  useEffect(
    () =>
      onAskPanel((asked) => {
        load().then(
          ({ AskPanel }) => {
            setPanel(() => AskPanel)
            setQuestion(asked)
          },
          () => undefined,
        )
      }),
    [],
  )
  return (
    Panel &&
    question !== null && (
      <Panel
        question={question}
        language={language}
        onLanguage={onLanguage}
        onClose={() => setQuestion(null)}
      />
    )
  )
}
