import { buildInfo } from './build-info.ts'

/** The document has only the rules that it uses. Client-side rendering may need any of them. */
export function loadFullStylesheet(): Promise<void> {
  const { sheet } = buildInfo()
  return new Promise((resolve) => {
    if (!sheet) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = sheet
    // Hydrate even when it fails to load: the current page has its rules.
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
}
