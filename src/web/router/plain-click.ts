import type { MouseEvent } from 'react'

/** False for clicks that open a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && !event.defaultPrevented
}

/** For a link that acts on the current page and keeps the address. Before hydration the browser follows it. */
export function inPlace(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    act()
  }
}
