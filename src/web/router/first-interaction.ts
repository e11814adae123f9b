// Links in view prefetch their pages only after the first interaction: a visitor who just looks at the first screen
// pays for nothing else, and neither does a tool that measures it.

const interactions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll']
const waiting: (() => void)[] = []
let hasInteracted = false

function interact(): void {
  hasInteracted = true
  for (const event of interactions) removeEventListener(event, interact, true)
  for (const act of waiting.splice(0)) act()
}

if (typeof window !== 'undefined') {
  for (const event of interactions) addEventListener(event, interact, { capture: true, passive: true })
}

export function afterFirstInteraction(act: () => void): void {
  if (hasInteracted) act()
  else waiting.push(act)
}
