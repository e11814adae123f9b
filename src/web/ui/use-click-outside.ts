import { type MouseEvent, useRef } from 'react'

/**
 * For a modal dialog, which gets the clicks beside it too: `act` follows those that begin and end outside its box. Its
 * own padding is inside, and so is the end of a selection that was drawn too far.
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
