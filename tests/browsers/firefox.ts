// Firefox by WebDriver BiDi, which is built in.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Driver } from './driver.ts'

export async function startFirefox(program: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'academy-firefox-'))
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      // An own home folder: Firefox refuses one that belongs to another user.
      env: { ...process.env, HOME: profile },
    },
  )
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
      const listening = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (listening) resolve(listening)
    })
    child.once('exit', () => reject(new Error(`Firefox ended:\n${said}`)))
  })
  const { command, socket } = await connect(`${address}/session`)
  await command('session.new', { capabilities: {} })
  const { contexts } = await command('browsingContext.getTree', {})
  const { context } = contexts[0]
  const viewport = { width: 1440, height: 900 }
  await command('browsingContext.setViewport', { context, viewport })

  return {
    go: (url) => command('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await command('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result.value
    },
    perform: (actions) => command('input.performActions', { context, actions }),
    async close() {
      socket.close()
      child.kill()
      await once(child, 'exit')
      await rm(profile, { recursive: true, force: true })
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each command has its own answer.
type Command = (method: string, params: object) => Promise<any>

async function connect(address: string): Promise<{ command: Command; socket: WebSocket }> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(data)
    if (type === 'error') waiting.get(id)?.reject(new Error(message))
    else waiting.get(id)?.resolve(result)
  })
  await once(socket, 'open')
  let last = 0
  return {
    socket,
    command(method, params) {
      last += 1
      const answer = Promise.withResolvers<unknown>()
      waiting.set(last, answer)
      socket.send(JSON.stringify({ id: last, method, params }))
      return answer.promise
    },
  }
}
