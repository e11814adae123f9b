import type { Copy } from '#content/en/frame.ts'
import { menu as english, type Menu } from '#content/en/menu.ts'

/** A menu label, marked as English where the page's language has none. The classroom's labels are words already. */
export function MenuWord({ copy, label }: { copy: Copy; label: string }) {
  const word = copy.menu[label as keyof Menu] ?? label
  return copy.menu !== english && word === english[label as keyof Menu] ? <span lang="en">{word}</span> : word
}
