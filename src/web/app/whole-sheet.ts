import { bootFacts } from '../services/boot-facts.ts'

/** The document came with the rules it used; from here on any page and any state may be shown. */
export function loadWholeSheet(): Promise<void> {
  const { sheet } = bootFacts()
  return new Promise((resolve) => {
    if (!sheet) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = sheet
    // Without it the page stands as it was drawn, which is better than not at all.
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
}
