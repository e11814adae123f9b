import { type MouseEvent, useRef } from 'react'

/**
 * For a modal dialog, which also gets clicks on its backdrop. `act` runs when a click begins and ends outside the dialog's
 * box, so selecting text and releasing outside does not close it.
 */
export function useClickOutside(act: () => void) {
  const beganOutside = useRef(false)
  return {
    onPointerDown: (event: MouseEvent) => {
      beganOutside.current = isOutside(event)
    },
    onClick: (event: MouseEvent) => {
      if (beganOutside.current && isOutside(event)) act()
    },
  }
}

function isOutside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}
