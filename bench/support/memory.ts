import { readFileSync } from 'node:fs'

/** In megabytes: resident memory, and V8's used heap after a garbage collection. */
export type Memory = { rss: number; heap: number }

/** NODE_OPTIONS for the process to watch. */
export const watchedOn = (port: number) => `--inspect=127.0.0.1:${port}`

/** Reads a process's memory through its inspector, which can collect garbage first. */
export async function openMemory(pid: number, inspectorPort: number) {
  const [target] = await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json()
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  let lastId = 0

  function ask<Answer>(method: string): Promise<Answer> {
    lastId += 1
    const id = lastId
    return new Promise((resolve) => {
      const onMessage = ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data)
        if (message.id !== id) return
        socket.removeEventListener('message', onMessage)
        resolve(message.result)
      }
      socket.addEventListener('message', onMessage)
      socket.send(JSON.stringify({ id, method }))
    })
  }

  return {
    async read(): Promise<Memory> {
      const rss = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      await ask('HeapProfiler.collectGarbage')
      const { usedSize } = await ask<{ usedSize: number }>('Runtime.getHeapUsage')
      return { rss: Number(rss) / 1024, heap: usedSize / 1024 / 1024 }
    },
    close: () => socket.close(),
  }
}

/** How much a line fitted through the values rises from the first to the last. */
export function riseOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let covariance = 0
  let variance = 0
  values.forEach((value, at) => {
    covariance += (at - middle) * (value - mean)
    variance += (at - middle) ** 2
  })
  return (covariance / variance) * (values.length - 1)
}
