import type { MouseEvent } from 'react'

/** Not one that asks the browser for a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && !event.defaultPrevented
}

/** For a link that does its work where the page stands, and leaves the address alone, once the page lives. */
export function inPlace(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    act()
  }
}
