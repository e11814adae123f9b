// Tests reach no registry. A stand-in for its advisory service shows that `npm audit` asks about every package, and that a
// vulnerability makes the exit code 1.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'

const project = join(import.meta.dirname, '../..')

type Asked = Record<string, string[]>
let asked: Asked = {}
let known: object = {}

const service = createServer(async (request, response) => {
  if (request.url !== '/-/npm/v1/security/advisories/bulk') return response.writeHead(404).end('{}')
  const body = await buffer(request)
  asked = JSON.parse(String(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body))
  response.setHeader('content-type', 'application/json').end(JSON.stringify(known))
})
beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve)))
afterAll(() => service.close())

type Audit = { folder?: string; port?: number }

function audit({ folder = '.', port = (service.address() as AddressInfo).port }: Audit = {}): Promise<{
  code: number
  output: string
}> {
  const registry = `http://127.0.0.1:${port}/`
  return new Promise((resolve) => {
    execFile(
      'npm',
      // Overrides the caller's npm settings.
      [
        'audit',
        `--registry=${registry}`,
        '--fetch-retries=0',
        '--noproxy=127.0.0.1',
        '--include=dev',
        '--include=optional',
      ],
      { cwd: join(project, folder) },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })
}

test.each(['.', 'bench/lighthouse'])(
  'npm audit asks about every package of the lock file in %s',
  async (folder) => {
    known = {}
    const found = await audit({ folder })
    expect(found).toMatchObject({ code: 0, output: expect.stringContaining('found 0 vulnerabilities') })
    const { packages } = JSON.parse(readFileSync(join(project, folder, 'package-lock.json'), 'utf8'))
    const locked = Object.keys(packages).flatMap((path) => path.split('node_modules/').slice(-1))
    expect(Object.keys(asked).sort()).toEqual([...new Set(locked.filter(Boolean))].sort())
  },
)

test('a known vulnerability makes the exit code 1, and so does an unreachable registry', async () => {
  const fault = { id: 1, url: 'https://faults.example/1', title: 'Made up', severity: 'low' }
  known = {
    fastify: [{ ...fault, vulnerable_versions: '*', cwe: [], cvss: { score: 1, vectorString: null } }],
  }
  expect(await audit()).toMatchObject({ code: 1, output: expect.stringContaining('Made up') })
  expect((await audit({ port: 9 })).code).toBe(1)
})
