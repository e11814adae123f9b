// Places the promotion card where it covers no control or heading while the page is at rest. Its styles read the state
// from <html>: open, folded or hidden. Before the first state it is invisible.

const controls = 'a,button,input,select,textarea,summary,label,video,iframe,h1,h2,h3,h4'
/** What each state must not cover. Open, the card is large and would also hide what visitors read. */
const solid = { open: `${controls},p,li,dt,dd,td,th,blockquote`, folded: `${controls},[data-figure]` }

const openMs = 6000
/** No scroll event for this long: the page is at rest. Not every browser has `scrollend`. */
const restMs = 150

export function placePromotion(): void {
  let isFolded = false
  /** Set while the page scrolls. */
  let rest: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    rest = undefined
    const card = document.querySelector<HTMLElement>('[data-promotion-card]')
    if (card) place(card, isFolded || card.dataset.promotionCard === 'folded')
  }
  const fold = () => {
    isFolded = true
    settle()
  }
  setTimeout(fold, openMs)
  addEventListener('scroll', () => {
    if (!isFolded) fold()
    clearTimeout(rest)
    rest = setTimeout(settle, restMs)
  })
  addEventListener('focusin', ({ target }) => (target as Element).closest('form') && fold())
  addEventListener('resize', settle)
  // The observers see fonts and data that arrive late, other pages, and the card itself, which has no size before its
  // styles. Their first call comes before the next paint. A scrolling page grows with each section that it lays out:
  // measuring it again in that frame would make it late.
  const sizes = new ResizeObserver(() => rest || settle())
  sizes.observe(document.getElementById('root') as Element)
  const card = document.querySelector('[data-promotion-card]')
  if (card) sizes.observe(card)
  new MutationObserver(settle).observe(document.getElementById('main') as Element, { childList: true })
}

function place(card: HTMLElement, isFolded: boolean): void {
  const { dataset } = document.documentElement
  const others = [...(card.parentElement?.children ?? [])].filter((element) => element !== card)
  for (const state of isFolded ? (['folded'] as const) : (['open', 'folded'] as const)) {
    dataset.promotion = state
    const own = card.getBoundingClientRect()
    if (!others.some((element) => isCovered(element, own, solid[state]))) return
  }
  dataset.promotion = 'hidden'
}

/** Skips what is outside the card with all that it contains: measuring everything would lay out the whole page. */
function isCovered(element: Element, by: DOMRect, selector: string): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const isApart = right <= by.left || left >= by.right || bottom <= by.top || top >= by.bottom
  // An element without a width may have children outside its own box.
  if (isApart && right > left) return false
  // checkVisibility is also false for an element that only has the boxes of its children.
  if (!element.checkVisibility() && getComputedStyle(element).display !== 'contents') return false
  return (
    (!isApart && element.matches(selector)) ||
    [...element.children].some((child) => isCovered(child, by, selector))
  )
}
