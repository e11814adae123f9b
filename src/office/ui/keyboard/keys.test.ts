import { afterEach, beforeEach, expect, test } from 'vitest'
import { bindKeys, makeKeyHandler, nameOfKey, setSingleKeys } from './keys.ts'

let pressed: string[]
let time: number
let press: (key: string, more?: Partial<KeyboardEvent>) => boolean
let unbind: () => void

const binding = (key: string, says = key) => ({ key, says, run: () => pressed.push(says) })

/** An element that is, or is inside, what one of the selectors names. */
const inside = (name: string) =>
  ({
    closest: (selectors: string) => (selectors.split(/[ ,]+/).includes(name) ? {} : null),
  }) as unknown as Element

beforeEach(() => {
  pressed = []
  time = 0
  unbind = bindKeys(
    ['r', 'shift+x', '/', '?', 'g r', 'mod+k', 'enter', 'escape'].map((key) => binding(key)),
    0,
  )
  const handle = makeKeyHandler(() => time)
  press = (key, more = {}) => {
    let isPrevented = false
    const event = { key, target: inside('body'), preventDefault: () => (isPrevented = true), ...more }
    handle(event as unknown as KeyboardEvent)
    return isPrevented
  }
})
afterEach(() => {
  unbind()
  setSingleKeys(true)
})

test.each([
  [{ key: 'k', metaKey: true }, 'mod+k'],
  [{ key: 'K', ctrlKey: true, shiftKey: true }, 'mod+k'],
  [{ key: 'X', shiftKey: true }, 'shift+x'],
  [{ key: '?', shiftKey: true }, '?'],
  [{ key: 'ArrowDown' }, 'down'],
  [{ key: 'å', altKey: true }, null],
])('%o is %s', (event, name) => {
  expect(nameOfKey(event as KeyboardEvent)).toBe(name)
})

test('a bound key runs and is not typed; another key is left to the browser', () => {
  expect(press('r')).toBe(true)
  expect(press('q')).toBe(false)
  expect(pressed).toEqual(['r'])
})

test('in a field only ⌘ keys and esc run', () => {
  const target = inside('textarea')
  press('r', { target })
  press('/', { target })
  press('Enter', { target })
  press('k', { target, metaKey: true })
  press('Escape', { target })
  expect(pressed).toEqual(['mod+k', 'escape'])
})

test('enter on a button presses the button only', () => {
  press('Enter', { target: inside('button') })
  expect(pressed).toEqual([])
  press('Enter')
  expect(pressed).toEqual(['enter'])
})

test('g and then r within a moment is one key; later it is r alone', () => {
  press('g')
  press('r')
  expect(pressed).toEqual(['g r'])
  press('g')
  time += 5_000
  press('r')
  expect(pressed).toEqual(['g r', 'r'])
})

test('single letters rest when they are turned off, and ⌘ keys do not', () => {
  setSingleKeys(false)
  press('r')
  press('X', { shiftKey: true })
  press('g')
  press('r')
  press('k', { ctrlKey: true })
  expect(pressed).toEqual(['mod+k'])
})

test('keys of an open dialog hide those of the screen', () => {
  const close = bindKeys([binding('escape', 'close')], 1)
  press('r')
  press('Escape')
  close()
  press('r')
  expect(pressed).toEqual(['close', 'r'])
})
