// When the focused control is removed, keyboard and screen reader users lose their place. These two functions are passed
// as a `ref`.

/**
 * For what replaces the control. It needs a tabIndex of -1. It must not be a live region, or screen readers would read it
 * twice.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** For what is removed: passes the focus to the nearest focusable element around it. */
export function passFocusOn(element: HTMLElement | null) {
  const around = focusableAround(element)
  return () => {
    if (element?.contains(document.activeElement)) around?.focus({ preventScroll: true })
  }
}

export function focusableAround(element: HTMLElement | null): HTMLElement | null {
  return element?.parentElement?.closest<HTMLElement>('[tabindex]') ?? document.getElementById('main')
}
