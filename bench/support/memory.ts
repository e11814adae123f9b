import { readFileSync } from 'node:fs'

/** Megabytes: resident, as the kernel counts them, and what is in use of V8's heap once it was collected. */
export type Memory = { rss: number; heap: number }

/** For NODE_OPTIONS of a process whose memory is to be watched. */
export const watchedOn = (port: number) => `--inspect=127.0.0.1:${port}`

/** Looks at the memory of a process by its inspector: between collections a heap is full of what nobody needs. */
export async function openMemory(pid: number, inspectorPort: number) {
  const [target] = await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json()
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  let asked = 0

  function ask<Answer>(method: string): Promise<Answer> {
    asked += 1
    const id = asked
    return new Promise((resolve) => {
      const read = ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data)
        if (message.id !== id) return
        socket.removeEventListener('message', read)
        resolve(message.result)
      }
      socket.addEventListener('message', read)
      socket.send(JSON.stringify({ id, method }))
    })
  }

  return {
    async look(): Promise<Memory> {
      const rss = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      await ask('HeapProfiler.collectGarbage')
      const { usedSize } = await ask<{ usedSize: number }>('Runtime.getHeapUsage')
      return { rss: Number(rss) / 1024, heap: usedSize / 1024 / 1024 }
    },
    close: () => socket.close(),
  }
}

/** How much a line through the values rises from the first to the last of them. */
export function riseOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let together = 0
  let apart = 0
  values.forEach((value, at) => {
    together += (at - middle) * (value - mean)
    apart += (at - middle) ** 2
  })
  return (together / apart) * (values.length - 1)
}
