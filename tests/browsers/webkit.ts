// WebKit, Safari's engine, by the WebDriver of WebKitGTK, on a virtual screen.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#tests/support/site.ts'
import type { Driver } from './driver.ts'

export async function startWebkit(driver: string, miniBrowser: string): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
  const port = await freePort()
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      // As root, without a graphics card: its sandbox and its compositor would fail.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })

  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    })
    const { value } = (await response.json()) as { value: { error?: string; message?: string } & string }
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  await answering(() => call('GET', '/status'))
  const options = { binary: miniBrowser, args: ['--automation'] }
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      // WebKit never reports that a page with a frame of another origin has loaded.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': options,
    },
  }
  const { sessionId } = (await call('POST', '/session', { capabilities })) as unknown as { sessionId: string }
  const session = `/session/${sessionId}`
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1440, height: 1000 })

  return {
    go: async (url) => void (await call('POST', `${session}/url`, { url })),
    evaluate: (expression) =>
      call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    perform: async (actions) => void (await call('POST', `${session}/actions`, { actions })),
    async close() {
      await call('DELETE', session)
      await ended(child)
      await ended(screen)
    },
  }
}

async function answering(ask: () => Promise<unknown>) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (tries === 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function ended(child: ChildProcess) {
  const exit = once(child, 'exit')
  child.kill()
  await exit
}
