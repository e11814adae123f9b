import { Agent, request } from 'node:http'

export type Call = {
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
  body?: object | string
  /** A local address to call from, on a connection of its own. */
  from?: string
}

/** Calls over keep-alive connections. Needs less CPU than fetch: the bench shares the machine with the site. */
export function openCaller(origin: string) {
  const agent = new Agent({ keepAlive: true })

  /** Returns the body of a 2xx response and rejects any other. */
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

/** A different address for each number, so that rate limits count each caller separately. */
export function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}
