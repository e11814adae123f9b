import type { Copy } from '#content/en/frame.ts'
import { menu as english } from '#content/en/menu.ts'

/** A menu label, marked as English where the page's language has none. */
export function MenuWord({ copy, label }: { copy: Copy; label: keyof Copy['menu'] }) {
  const word = copy.menu[label]
  return copy.menu !== english && word === english[label] ? <span lang="en">{word}</span> : word
}
