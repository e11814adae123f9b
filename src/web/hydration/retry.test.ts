import { afterEach, expect, test, vi } from 'vitest'
import { leavePage, reloadIfItHelps } from './retry.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a page that is being left does not reload, but does when the browser shows it again', async () => {
  const reload = vi.fn()
  const window = new EventTarget()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { scripts: '/assets/old.js' } }) })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('fetch', async () => new Response('/assets/new.js'))

  leavePage()
  await reloadIfItHelps()
  expect(reload).not.toHaveBeenCalled()

  window.dispatchEvent(new Event('pagehide'))
  await reloadIfItHelps()
  expect(reload).toHaveBeenCalledOnce()
})
