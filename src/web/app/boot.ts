import { carriesChoice } from '../services/choice-address.ts'
import { readKept } from '../services/kept-registration.ts'
import { settleLanguage } from '../services/language-choice.ts'
import { isPaymentAddress } from '../services/payment-address.ts'
import { loadAnewWhereItHelps } from '../services/second-try.ts'
import { nameOf, readStoredUser } from '../services/stored-user.ts'
import { trackVisit } from '../services/visits.ts'
import { keepEarlyClick, keepEarlyInput, loadAtOnce, loadLater, whenShown } from '../ui/late-hydration.ts'

// Stands in the head of every page and runs before anything is drawn: language, greeting, visit. It loads the
// entry late, or at once where the page or its address asks for something that only script can show.

const {
  scripts = '',
  imports = '',
  sheet = '',
  hydrate,
  language,
} = (document.currentScript as HTMLScriptElement).dataset

const files = addresses(`${scripts} ${imports} ${sheet}`)
let hasFailed = false

if (settleLanguage(language)) {
  reloadUnseen()
} else {
  startAtTop()
  showToOnePerson()
  greet()
  if (isPaymentAddress(location)) document.documentElement.dataset.payment = ''
  countVisit()
  // A button may send what was typed: the words first.
  keepEarlyInput()
  keepEarlyClick()
  const load = needsItsScript() ? loadAtOnce : loadLater
  load({ run: runScripts, files })
}

/** Once more where it failed: what the server has by then may fail in this browser all the same (second-try.ts). */
async function runScripts(): Promise<void> {
  let areThere = false
  try {
    if (hasFailed) {
      // What failed ahead fails in WebKit from then on, over a reload too, until it is fetched by itself.
      areThere = (await Promise.all(files.map((file) => fetch(file)))).every(({ ok }) => ok)
    }
    // One after the other: short tasks, between which the browser can answer, instead of a long one.
    for (const address of addresses(scripts)) await import(/* @vite-ignore */ address)
  } catch (error) {
    hasFailed = true
    await loadAnewWhereItHelps(areThere)
    throw error
  }
}

function needsItsScript(): boolean {
  return hydrate === 'at-once' || location.hash !== '' || (hydrate === 'at-once-if-filled' && isFilled())
}

/** By a choice or a payment in the address, a form kept in the tab, a profile: only script can put them in. */
function isFilled(): boolean {
  const asked = carriesChoice(location.search) || isPaymentAddress(location)
  return asked || readKept() !== null || readStoredUser() !== null
}

function addresses(list: string): string[] {
  return list.split(' ').filter(Boolean)
}

/** Every route change starts at the top, Back and Forward too, also where the browser loads the page anew. */
function startAtTop(): void {
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', ({ persisted }) => persisted && scrollTo(0, 0))
}

/** A page that the browser keeps whole may come back when the one whom it shows has signed out in another tab. */
function showToOnePerson(): void {
  let uid: string | undefined
  addEventListener('pagehide', () => {
    uid = readStoredUser()?.uid
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readStoredUser()?.uid !== uid) reloadUnseen()
  })
}

function reloadUnseen(): void {
  document.documentElement.style.visibility = 'hidden'
  location.reload()
}

/** A stored user is greeted in the first frame that shows the header: Login never flashes. */
function greet(): void {
  const user = readStoredUser()
  if (!user) return
  const name = nameOf(user.email)
  document.documentElement.dataset.user = name
  const fill = () => {
    for (const place of document.querySelectorAll('[data-user-name]')) {
      if (place.textContent !== name) place.textContent = name
    }
  }
  const parser = new MutationObserver(fill)
  parser.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => parser.disconnect())
}

/** Behind everything that the visitor waits for, or as they leave before that. */
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
