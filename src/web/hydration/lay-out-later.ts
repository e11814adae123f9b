import { whenIdle } from './load-scripts.ts'

/**
 * Lays out one section after the other (below.css) while the browser is idle, so that fast scrolling finds no empty
 * ground. Sections above the reader wait until they are below: not every browser would keep in place what is read.
 */
export function layOutLater(): void {
  whenIdle(() => {
    const waiting = [...document.querySelectorAll<HTMLElement>('.later:not([data-laid-out])')]
    const next = waiting.find((section) => section.getBoundingClientRect().top > 0)
    if (next) {
      next.dataset.laidOut = ''
      layOutLater()
    } else if (waiting.length > 0) {
      addEventListener('scroll', layOutLater, { once: true })
    }
  })
}
