import { isPaymentAddress } from '../services/registration/payment-address.ts'
import { nameOf, readStoredUser } from '../services/session/stored-user.ts'
import { prefersSpanish, settleLanguage } from '../services/words/language-choice.ts'
import { keepEarlyClick } from './early-input.ts'
import { onNextInteraction, whenPainted } from './load-scripts.ts'
import { loadSheet } from './load-sheet.ts'
import { reloadHidden, reloadIfItHelps } from './retry.ts'

// Inlined in the head of every page and run before the first paint: language, greeting, position, early clicks. Each byte
// delays the paint, so what can wait is in after-paint.ts. This script loads that and the full stylesheet.

const { sheet = '', afterPaint = '' } = (document.currentScript as HTMLScriptElement).dataset
const { lang } = document.documentElement

if (settleLanguage(lang)) {
  reloadHidden()
} else {
  whenPainted(loadRest)
  if (prefersSpanish(lang)) document.documentElement.dataset.offer = ''
  startAtPosition()
  greet()
  if (isPaymentAddress(location)) document.documentElement.dataset.payment = ''
  keepEarlyClick()
  onNextInteraction(() => {
    document.documentElement.dataset.touched = ''
  })
}

function loadRest(): void {
  loadSheet(sheet)
  const script = document.createElement('script')
  script.src = afterPaint
  script.onerror = () => {
    script.remove()
    onNextInteraction(loadRest)
    reloadIfItHelps()
  }
  document.head.append(script)
}

/** Every page starts at the top, also after Back and Forward. A reload keeps its position. */
function startAtPosition(): void {
  history.scrollRestoration = 'manual'
  const top = reloadedAt()
  // Sections above that are not laid out would grow afterwards, and what is in view would move (below.css).
  if (top > 0) document.documentElement.dataset.reloaded = ''
  if (top > 0 || location.hash) {
    const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
    Promise.all([loadSheet(sheet, true), parsed]).then(() => {
      if (top > 0) scrollTo(0, top)
      else document.getElementById(location.hash.slice(1))?.scrollIntoView()
    })
  }
}

/** Session storage, because a history entry cannot be changed while the page unloads. */
function reloadedAt(): number {
  try {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    addEventListener('pagehide', () => sessionStorage.setItem('top', String(scrollY)))
    return visit?.type === 'reload' ? Number(sessionStorage.getItem('top')) : 0
  } catch {
    // Storage is blocked.
    return 0
  }
}

/** Writes the stored user's name as soon as the header is parsed, so that Login never flashes. */
function greet(): void {
  const user = readStoredUser()
  if (!user) return
  const name = nameOf(user.email)
  document.documentElement.dataset.user = name
  const fill = () => {
    for (const element of document.querySelectorAll('[data-user-name]')) {
      if (element.textContent !== name) element.textContent = name
    }
  }
  const observer = new MutationObserver(fill)
  observer.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => observer.disconnect())
}
