import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import type { Language } from '#domain/people/language.ts'
import { retryable } from '../../hydration/retry.ts'
import { afterFirstInteraction } from '../../router/first-interaction.ts'

type Render = (language: Language) => ReactNode

const load: Record<Language, () => Promise<{ lowerHalf: ReactNode }>> = {
  en: retryable(() => import('./lower-half-en.tsx')),
  es: retryable(() => import('./lower-half-es.tsx')),
}

let renderedAhead: Render | undefined

/** For the renderer, which has all code at hand. */
export function renderLowerHalfAhead(render: Render): void {
  renderedAhead = render
}

/**
 * Keeps the server's markup below the hero until the visitor comes near it, then loads its code: in the first load it
 * would exceed the limit of 75 kB. On a tall window it is near from the start, so its code also waits for the first
 * interaction.
 */
export function LowerHalfSlot({ language }: { language: Language }) {
  const slot = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{ language: Language; lowerHalf: ReactNode }>()
  useEffect(() => {
    const { current } = slot
    const show = () =>
      load[language]().then(
        ({ lowerHalf }) => startTransition(() => setLoaded({ language, lowerHalf })),
        () => {},
      )
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        afterFirstInteraction(show)
      },
      { rootMargin: '150% 0%' },
    )
    // Without the server's markup, or with that of the other language, it is loaded at once.
    if (current?.lang === language && current.hasChildNodes()) observer.observe(current)
    else show()
    return () => observer.disconnect()
  }, [language])
  if (renderedAhead) return <div lang={language}>{renderedAhead(language)}</div>
  if (loaded) return <div key={loaded.language}>{loaded.lowerHalf}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the server's markup alone only with this property.
  return <div ref={slot} lang={language} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
