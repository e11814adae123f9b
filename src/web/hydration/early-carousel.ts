// The carousel before hydration: a script moves it (after-paint-controls.ts), and its component starts where the markup is.

/** How many pictures are visible at once. */
export const shown = 2

/** The ring has no end. */
export function around(index: number, total: number): number {
  return (index + total) % total
}

/** The distance of a pair from the current one, the shorter way around. */
export function distance(start: number, index: number, total: number): number {
  const forward = around(start - index, total)
  return forward > total / 2 ? forward - total : forward
}

export function placeAt(distance: number): 'current' | 'before' | 'after' {
  return distance === 0 ? 'current' : distance < 0 ? 'before' : 'after'
}

export function counted(index: number): string {
  return `${index + 1}–${index + shown}`
}

/** Where an early click has moved the carousel; the first picture otherwise. */
export function movedTo(): number {
  return Number(document.querySelector<HTMLElement>('[data-index]')?.dataset.index ?? 0)
}

/** On the window, before keepEarlyClick, which would repeat the click. */
export function moveCarouselBeforeReact(): void {
  if ('hydrated' in document.documentElement.dataset) return
  const move = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button')
    if (!button || !moveCarousel(button)) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', move, true)
  document.addEventListener('hydrated', () => removeEventListener('click', move, true), { once: true })
}

/** Writes what the component would render. False for a button that moves no carousel. */
function moveCarousel(button: HTMLElement): boolean {
  const { step, at } = button.dataset
  const region = button.closest<HTMLElement>('[data-index]')
  if (!region || !(step || at)) return false
  const pairs = region.querySelectorAll('li')
  const total = pairs.length * shown
  const index = around(Number(at ?? movedTo() + Number(step)), total)
  region.dataset.index = String(index)
  pairs.forEach((pair, at) => {
    const place = placeAt(distance(at * shown, index, total))
    pair.dataset.place = place
    pair.toggleAttribute('data-far', place !== 'current')
  })
  const counter = region.querySelector('[data-counter]')
  if (counter) counter.textContent = counted(index)
  for (const dot of region.querySelectorAll<HTMLElement>('[data-at]')) {
    if (Number(dot.dataset.at) === index) dot.setAttribute('aria-current', 'true')
    else dot.removeAttribute('aria-current')
  }
  return true
}
