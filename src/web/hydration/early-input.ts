// Clicks and input before hydration. React knows only the markup that the server sent, so both are repeated for it.
import { supportsCommands } from './hydrated.ts'

/** Repeats the last early click on a button. Links, details, popovers and dialog commands work without script. */
export function keepEarlyClick(): void {
  const needsScript = `button:not([popovertarget]${supportsCommands() ? ', [commandfor]' : ''})`
  let early: HTMLElement | undefined
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>(needsScript)
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
      // After keepEarlyInput: the click may send the form.
      setTimeout(() => early?.isConnected && early.click())
    },
    { once: true },
  )
}

type Field = HTMLInputElement | HTMLTextAreaElement
type Entry = { value: string | boolean; caret: number | null }

/** Enters again what was typed, ticked or autofilled. */
export function keepEarlyInput(): void {
  const early = new Map<Field, Entry>()
  const keep = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    // One choice may undo another, so the last one is entered last.
    early.delete(target)
    early.set(target, entryOf(target))
  }
  document.addEventListener('input', keep, true)
  document.addEventListener(
    'hydrated',
    () => {
      document.removeEventListener('input', keep, true)
      // Autofill need not fire an event.
      for (const field of document.querySelectorAll<Field>('input, textarea')) {
        if (!early.has(field) && isChanged(field)) early.set(field, entryOf(field))
      }
      // After React has rendered.
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
  return { value: isChoice(field) ? field.checked : field.value, caret: field.selectionStart }
}

function isChanged(field: Field): boolean {
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/**
 * React overrides a field's own `value` and `checked` to remember the last value, and ignores an event without a change.
 * The override gets another value first; the prototype's setter then sets the real one behind React's back.
 */
function enterAgain(field: Field, { value, caret }: Entry): void {
  if (typeof value === 'boolean') {
    Object.assign(field, { checked: !value })
    field.click()
    return
  }
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field === document.activeElement && caret !== null) field.setSelectionRange(caret, caret)
}
