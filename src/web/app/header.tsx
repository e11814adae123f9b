import type { Copy } from '#content/en/frame.ts'
import type { Language } from '#domain/language.ts'
import { PageLink } from '../ui/page-link.tsx'

export function Header({
  copy,
}: {
  copy: Copy
  language: Language
  onLanguage: (l: Language) => void
  overDark: boolean
}) {
  return (
    <header>
      <PageLink to="/">{copy.menu.home}</PageLink>
    </header>
  )
}
