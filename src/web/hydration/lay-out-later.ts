import { whenIdle } from './load-scripts.ts'

/**
 * Lays out one section after the other (below.css) while the browser is idle, so that fast scrolling finds no empty
 * ground. Sections above the reader wait until they are near: not every browser would keep in place what is read.
 */
export function layOutLater(): void {
  whenIdle(() => {
    const next = [...document.querySelectorAll<HTMLElement>('.later:not([data-laid-out])')].find(
      (section) => section.getBoundingClientRect().top > 0,
    )
    if (!next) return
    next.dataset.laidOut = ''
    layOutLater()
  })
}
