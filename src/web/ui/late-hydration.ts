// A page works as it was rendered; its script comes when the page has settled, and runs at the first sign of a hand.

/** How long a page that nobody touches stays as it was drawn: whoever has just come reads and scrolls. */
const restMs = 3000

/** A finger that comes down may be about to scroll: only its tap counts. */
const signs = ['pointerup', 'click', 'keydown', 'focusin']

export type Scripts = {
  /** Called again where it failed. */
  run: () => Promise<unknown>
  /** The files of it, and those that they ask for as they run. */
  files: readonly string[]
}

/** Fetched while nothing else is, so that the first touch waits for no request; run at that touch, or after a rest. */
export function loadLater(scripts: Scripts): void {
  const runOnce = atFirstSign(scripts)
  whenShown(() => {
    whenIdle(() => fetchInTurn(scripts.files))
    setTimeout(() => whenIdle(runOnce), restMs)
  })
}

/** For a page that can do nothing without its script. */
export function loadAtOnce(scripts: Scripts): void {
  whenPainted(atFirstSign(scripts))
}

/** What runs the scripts, once; a hand does it, too. */
function atFirstSign(scripts: Scripts): () => void {
  let running = false
  const runOnce = () => {
    if (running) return
    running = true
    // A script that did not come is asked for again at the next sign.
    scripts.files.forEach(fetchAhead)
    scripts.run().catch(() => {
      running = false
    })
  }
  // Captured, for an early click goes no further.
  for (const sign of signs) addEventListener(sign, runOnce, { passive: true, capture: true })
  // A page that moves under a mouse at rest is told of a move, too.
  addEventListener('pointermove', ({ pointerType, movementX, movementY }) => {
    if (pointerType === 'mouse' && (movementX || movementY)) runOnce()
  })
  return runOnce
}

/** For what the scripts could not fetch. Not at a move of the mouse: each would ask a server that is in trouble. */
export function atNextSign(act: () => void): void {
  const given = new AbortController()
  const once = () => {
    given.abort()
    act()
  }
  for (const sign of signs) addEventListener(sign, once, { capture: true, signal: given.signal })
}

/** A slow phone takes some milliseconds for each: all in one task would be a long one. */
function fetchInTurn([next, ...others]: readonly string[]): void {
  if (next === undefined) return
  fetchAhead(next)
  setTimeout(() => fetchInTurn(others))
}

function fetchAhead(address: string): void {
  if (document.head.querySelector(`link[href="${address}"]`)) return
  const ahead = document.createElement('link')
  if (address.endsWith('.css')) Object.assign(ahead, { rel: 'preload', as: 'style' })
  else ahead.rel = 'modulepreload'
  ahead.href = address
  document.head.append(ahead)
}

function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 3000 })
  else setTimeout(then, 1000)
}

/** Loaded, with its pictures, and painted. */
export function whenShown(then: () => void): void {
  addEventListener('load', () => whenPainted(then))
}

/**
 * A browser is idle before it paints too, and what it fetches then stands in the first picture's way. The picture
 * itself may come a frame after the words.
 */
export function whenPainted(then: () => void): void {
  const afterTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)))
  // Some browsers hide when they paint: the page must not wait for that.
  const atLast = setTimeout(once, 2000)
  const observer = new PerformanceObserver(afterTwoFrames)
  let called = false
  function once() {
    observer.disconnect()
    clearTimeout(atLast)
    if (!called) then()
    called = true
  }
  if (performance.getEntriesByType('paint').length > 0) afterTwoFrames()
  else observer.observe({ type: 'paint', buffered: true })
}

/** Not all browsers open and close a dialog by the `command` of a button. */
export const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype

/**
 * A button that is pressed before hydration is pressed again after it. Links and the browser's own parts (details,
 * popover, dialog commands) need no help.
 */
export function keepEarlyClick(): void {
  const needsHelp = `button:not([popovertarget]${knowsCommands() ? ', [commandfor]' : ''})`
  let early: HTMLElement | undefined
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>(needsHelp)
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    early = button
  }
  document.addEventListener('click', keep, true)
  document.addEventListener(
    'hydrated',
    () => {
      document.removeEventListener('click', keep, true)
      queueMicrotask(() => early?.isConnected && early.click())
    },
    { once: true },
  )
}

type Field = HTMLInputElement | HTMLTextAreaElement
type Entry = { wanted: string | boolean; caret: number | null }

/**
 * What is typed, ticked or filled in before hydration is entered again after it: React takes a field for what the server
 * sent, and hears only of what changes from then on.
 */
export function keepEarlyInput(): void {
  const early = new Map<Field, Entry>()
  const keep = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    // A choice may undo another: what was touched last is entered last.
    early.delete(target)
    early.set(target, entryOf(target))
  }
  document.addEventListener('input', keep, true)
  document.addEventListener(
    'hydrated',
    () => {
      document.removeEventListener('input', keep, true)
      // A browser that fills in what it knows need not say so.
      for (const field of document.querySelectorAll<Field>('input, textarea')) {
        if (!early.has(field) && differs(field)) early.set(field, entryOf(field))
      }
      // React has drawn the page by then, and what is entered is drawn before a button is pressed again.
      queueMicrotask(() => {
        for (const [field, entry] of early) enterAgain(field, entry)
      })
    },
    { once: true },
  )
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

function entryOf(field: Field): Entry {
  return { wanted: isChoice(field) ? field.checked : field.value, caret: field.selectionStart }
}

function differs(field: Field): boolean {
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** React watches a field's own properties to know what it was: the first step tells it another value, the second does not. */
function enterAgain(field: Field, { wanted, caret }: Entry): void {
  if (typeof wanted === 'boolean') {
    Object.assign(field, { checked: !wanted })
    field.click()
    return
  }
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, wanted)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field === document.activeElement && caret !== null) field.setSelectionRange(caret, caret)
}

/** The page answers by itself from here on. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = ''
  document.dispatchEvent(new Event('hydrated'))
}
