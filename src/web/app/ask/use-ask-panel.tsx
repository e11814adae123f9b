import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import type { Copy } from '#content/en/ask.ts'
import type { Language } from '#domain/language.ts'
import { retryable } from '../../hydration/retry.ts'
import { onAskPanel } from '../../services/ask-panel.ts'

export type AskPanelProps = {
  copy: Copy
  language: Language
  /** Asked at once; empty: the visitor types one. */
  question: string
  onLanguage: (language: Language) => void
  onClose: () => void
}

/** Loads the panel with its copy; none of it is part of a page's first load. */
const load = retryable(async (language: Language) => {
  const [{ AskPanel }, { copy }] = await Promise.all([
    import('./ask-panel.tsx'),
    language === 'en' ? import('#content/en/ask.ts') : import('#content/es/ask.ts'),
  ])
  return { AskPanel, copy }
})

type Loaded = { AskPanel: ComponentType<AskPanelProps>; copy: Copy }

export function useAskPanel(
  language: Language,
  onLanguage: (language: Language) => void,
): { open: () => void; prefetch: () => void; panel: ReactNode } {
  const [question, setQuestion] = useState<string | null>(null)
  const [loaded, setLoaded] = useState<Loaded>()
  const isOpen = question !== null

  // Also when the language changes: the old words stay until the new ones have arrived. A failed load is tried again by
  // the next click.
  useEffect(() => {
    if (isOpen) load(language).then(setLoaded, () => setQuestion(null))
  }, [isOpen, language])
  useEffect(() => onAskPanel(setQuestion), [])

  const open = useCallback(() => setQuestion(''), [])
  const prefetch = useCallback(() => void load(language).catch(() => undefined), [language])
  const close = useCallback(() => setQuestion(null), [])
  const panel =
    isOpen && loaded ? (
      <loaded.AskPanel
        copy={loaded.copy}
        language={language}
        question={question}
        onLanguage={onLanguage}
        onClose={close}
      />
    ) : null
  return { open, prefetch, panel }
}
