import type { Copy } from '#content/en/frame.ts'
import { menu as english, type Menu } from '#content/en/menu.ts'

/** A menu label, in English where the page's language has none. The classroom's labels are words already. */
export function MenuWord({ copy, label }: { copy: Copy; label: string }) {
  const key = label as keyof Menu
  return copy.menu[key] ?? (english[key] ? <span lang="en">{english[key]}</span> : label)
}
