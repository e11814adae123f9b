import { academy } from '#content/academy.ts'
import type { Copy } from '#content/en/frame.ts'

export function Footer({ copy, today }: { copy: Copy; today: string }) {
  return <footer>{copy.footer.rights(today.slice(0, 4), academy.name)}</footer>
}
