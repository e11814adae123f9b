import { afterEach, expect, test, vi } from 'vitest'
import { leave, loadAnewWhereItHelps } from './second-try.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a page that is being left does not load itself anew, and does where the browser kept it and shows it again', async () => {
  const reload = vi.fn()
  const window = new EventTarget()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { scripts: '/assets/of-before.js' } }) })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('fetch', async () => new Response('/assets/of-now.js'))

  leave()
  await loadAnewWhereItHelps()
  expect(reload).not.toHaveBeenCalled()

  window.dispatchEvent(new Event('pagehide'))
  await loadAnewWhereItHelps()
  expect(reload).toHaveBeenCalledOnce()
})
