// Who works with keys or hears the page loses the place when the control that was just used leaves the page: the browser
// gives the focus to nobody. These two are given as a `ref`.

/**
 * What appears in place of the control: it takes the focus and is read out with it, and as a live region once more: it must
 * not be one. Needs a tabIndex of -1.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** What leaves: the focus, if it holds it, goes to the nearest part around it that can. */
export function passFocusOn(element: HTMLElement | null) {
  const around = focusableAround(element)
  return () => {
    if (element?.contains(document.activeElement)) around?.focus({ preventScroll: true })
  }
}

export function focusableAround(element: HTMLElement | null): HTMLElement | null {
  return element?.parentElement?.closest<HTMLElement>('[tabindex]') ?? document.getElementById('main')
}
