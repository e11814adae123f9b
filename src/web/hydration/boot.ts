import { carriesChoice } from '../services/choice-address.ts'
import { readKept } from '../services/kept-registration.ts'
import { prefersSpanish, settleLanguage } from '../services/language-choice.ts'
import { isPaymentAddress } from '../services/payment-address.ts'
import { nameOf, readStoredUser } from '../services/stored-user.ts'
import { trackVisit } from '../services/visits.ts'
import { keepEarlyClick, keepEarlyInput } from './early-input.ts'
import { loadAtOnce, loadLater, whenPainted, whenShown } from './load-scripts.ts'
import { loadSheet } from './load-sheet.ts'
import { reloadIfItHelps } from './retry.ts'

// Inlined in the head of every page and run before the first paint: language, greeting, visit. Right after the paint it
// loads the full stylesheet and after-paint.ts. It loads the entry late, or at once when the page or its address needs
// script.

const {
  scripts = '',
  imports = '',
  sheet = '',
  afterPaint = '',
  hydrate,
  language,
} = (document.currentScript as HTMLScriptElement).dataset

const files = addresses(`${scripts} ${imports} ${sheet}`)
let hasFailed = false

if (settleLanguage(language)) {
  reloadHidden()
} else {
  whenPainted(loadRest)
  if (prefersSpanish(language)) document.documentElement.dataset.offer = ''
  startAtPosition()
  reloadForAnotherUser()
  greet()
  if (isPaymentAddress(location)) document.documentElement.dataset.payment = ''
  countVisit()
  // Input first: a repeated click may send it.
  keepEarlyInput()
  keepEarlyClick()
  const load = needsScript() ? loadAtOnce : loadLater
  load({ run: runScripts, files })
}

async function runScripts(): Promise<void> {
  let isAvailable = false
  try {
    if (hasFailed) {
      // In WebKit a failed modulepreload keeps failing, even after a reload, until the file is fetched directly.
      isAvailable = (await Promise.all(files.map((file) => fetch(file)))).every(({ ok }) => ok)
    }
    await loadSheet(sheet)
    // One after the other: several short tasks block input less than a long one.
    for (const address of addresses(scripts)) await import(/* @vite-ignore */ address)
  } catch (error) {
    hasFailed = true
    await reloadIfItHelps(isAvailable)
    throw error
  }
}

function needsScript(): boolean {
  return hydrate === 'at-once' || location.hash !== '' || (hydrate === 'at-once-if-filled' && hasInput())
}

/** Only script can fill in a choice or payment from the address, a form kept in the tab, or a profile. */
function hasInput(): boolean {
  const isInAddress = carriesChoice(location.search) || isPaymentAddress(location)
  return isInAddress || readKept() !== null || readStoredUser() !== null
}

function addresses(list: string): string[] {
  return list.split(' ').filter(Boolean)
}

function loadRest(): void {
  loadSheet(sheet)
  const script = document.createElement('script')
  script.src = afterPaint
  document.head.append(script)
}

/** Every page starts at the top, also after Back and Forward. A reload keeps its position. */
function startAtPosition(): void {
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', ({ persisted }) => persisted && scrollTo(0, 0))
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

/** The back/forward cache may show a page of a user who has signed out in another tab. */
function reloadForAnotherUser(): void {
  let uid: string | undefined
  addEventListener('pagehide', () => {
    uid = readStoredUser()?.uid
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readStoredUser()?.uid !== uid) reloadHidden()
  })
}

function reloadHidden(): void {
  document.documentElement.style.visibility = 'hidden'
  location.reload()
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

/** After everything that the visitor waits for, or when they leave earlier. */
function countVisit(): void {
  const { pathname } = location
  let counted = false
  const count = () => {
    if (!counted) trackVisit(pathname, document.referrer)
    counted = true
  }
  whenShown(count)
  addEventListener('pagehide', count)
}
