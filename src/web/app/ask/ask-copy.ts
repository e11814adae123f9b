import { useEffect, useState } from 'react'
import type { Copy } from '#content/en/ask.ts'
import type { Language } from '#domain/people/language.ts'

/** The panel's copy. The old language stays until the words of the new one have loaded. */
export function useAskCopy(language: Language): Copy | undefined {
  const [copy, setCopy] = useState<Copy>()
  useEffect(() => {
    const source = language === 'en' ? import('#content/en/ask.ts') : import('#content/es/ask.ts')
    source.then(
      (loaded) => setCopy(loaded.copy),
      () => undefined,
    )
  }, [language])
  return copy
}
