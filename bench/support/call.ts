import { Agent, request } from 'node:http'

export type Call = {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: object | string
  /** Another address of this machine to call from, on a connection of its own. */
  from?: string
}

/** Calls over connections that stay open. Lighter than fetch: what measures shares the machine with what is measured. */
export function openCaller(origin: string) {
  const agent = new Agent({ keepAlive: true })

  /** The body of an answer with 2xx; any other is an error. */
  function call(path: string, { method = 'GET', headers = {}, body, from }: Call = {}): Promise<string> {
    const sent = typeof body === 'object' ? JSON.stringify(body) : body
    return new Promise((resolve, reject) => {
      const asked = request(`${origin}${path}`, {
        method,
        ...(from === undefined ? { agent } : { agent: false, localAddress: from }),
        headers: { ...(sent !== undefined && { 'content-type': 'application/json' }), ...headers },
      })
      asked.on('error', reject)
      asked.on('response', (response) => {
        let answer = ''
        response.on('data', (chunk) => {
          answer += chunk
        })
        response.on('end', () => {
          const status = response.statusCode ?? 0
          if (status >= 200 && status < 300) resolve(answer)
          else reject(new Error(`${path}: ${status} ${answer}`))
        })
      })
      asked.end(sent)
    })
  }
  return { call, close: () => agent.destroy() }
}

/** An address of its own for each number, so that the site's limits count each caller apart. */
export function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}
