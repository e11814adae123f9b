// Whoever only looks at the first screen, and every machine that measures it, is spared what might come next: pages
// behind the links in view are fetched from the first sign of a visitor on.

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll']
const waiting: (() => void)[] = []
let present = false

function arrive(): void {
  present = true
  for (const sign of signs) removeEventListener(sign, arrive, true)
  for (const act of waiting.splice(0)) act()
}

if (typeof window !== 'undefined') {
  for (const sign of signs) addEventListener(sign, arrive, { capture: true, passive: true })
}

export function whenPresent(act: () => void): void {
  if (present) act()
  else waiting.push(act)
}
