// Two PostgreSQL servers under Patroni with etcd, and haproxy in front of them, from Debian's packages and with the
// configuration in deploy/.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { parse, stringify } from 'yaml'
import { findHaproxy } from './balancer.ts'
import { freePort } from './site.ts'

const deploy = join(import.meta.dirname, '../../deploy')
const binaries = '/usr/lib/postgresql/15/bin'

/** What is missing on this machine, or null. */
export function missingForFailover(): string | null {
  if (process.getuid?.() !== 0) return 'it needs root, to run PostgreSQL as another user'
  if (findHaproxy() === null) return 'there is no haproxy'
  for (const program of ['patroni', 'etcd', `${binaries}/postgres`]) {
    try {
      execFileSync(program, ['--version'], { stdio: 'ignore', env: environment })
    } catch {
      return `there is no ${program}`
    }
  }
  return null
}

const environment = { ...process.env, ETCD_UNSUPPORTED_ARCH: 'arm64', ETCDCTL_API: '2', LC_ALL: 'C.UTF-8' }

export type Node = { name: string; port: number; restPort: number; dataDir: string; patroni: ChildProcess }

export type FailoverCluster = Awaited<ReturnType<typeof startFailoverCluster>>

export async function startFailoverCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'academy-failover-'))
  const postgres = idOf('postgres')
  await chown(folder, postgres, postgres)
  const etcd = await startEtcd(folder)
  const nodes = [
    await startNode('database-1', etcd.url, folder),
    await startNode('database-2', etcd.url, folder),
  ]
  const entry = await startEntry(folder, nodes)
  const admin = `postgres://postgres:change-me@127.0.0.1:${entry.port}/postgres`
  await run(admin, `create role academy login password 'academy'`, 'create database academy owner academy')
  await settled(nodes)
  return {
    url: `postgres://academy:academy@127.0.0.1:${entry.port}/academy`,
    settled: () => settled(nodes),
    async primary(): Promise<Node> {
      for (const node of nodes) if ((await roleOf(node)) === 'primary') return node
      throw new Error('There is no primary.')
    },
    signal,
    /** After Patroni was killed. */
    revive(node: Node) {
      if (hasEnded(node.patroni)) node.patroni = startPatroni(folder, node.name)
    },
    async stop() {
      for (const node of nodes) {
        await signal(node, 'SIGKILL', { patroni: true })
        if (!hasEnded(node.patroni)) await once(node.patroni, 'exit')
      }
      entry.process.kill('SIGKILL')
      etcd.process.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The first one makes the cluster, the second one copies it. */
async function startNode(name: string, etcdUrl: string, folder: string): Promise<Node> {
  const node = { name, port: await freePort(), restPort: await freePort(), dataDir: join(folder, name) }
  await writeFile(join(folder, `${name}.yml`), await patroniConfig(node, etcdUrl, folder))
  const patroni = startPatroni(folder, name)
  await until(
    () => roleOf(node),
    (role) => role !== null,
    'a running server',
  )
  return { ...node, patroni }
}

/** Resolves once one server is the primary and the other its synchronous standby. */
async function settled(nodes: readonly Node[]) {
  await until(
    async () => (await Promise.all(nodes.map(roleOf))).sort().join(),
    (roles) => roles === 'primary,sync_standby',
    'a primary and a synchronous standby',
  )
}

/** Sends a signal to PostgreSQL, and to Patroni where asked. */
async function signal(node: Node, name: NodeJS.Signals, { patroni }: { patroni: boolean }) {
  if (patroni) for (const pid of await processTree(node.patroni.pid ?? 0)) trySignal(pid, name)
  const file = await readFile(join(node.dataDir, 'postmaster.pid'), 'utf8').catch(() => '')
  const [postmaster = ''] = file.split('\n')
  if (postmaster) for (const pid of await processTree(Number(postmaster))) trySignal(pid, name)
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function startEtcd(folder: string) {
  const [port, peer] = [await freePort(), await freePort()]
  const [url, peerUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peer}`]
  const flags = {
    'enable-v2': 'true',
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': url,
    'advertise-client-urls': url,
    'listen-peer-urls': peerUrl,
    'initial-advertise-peer-urls': peerUrl,
    'initial-cluster': `default=${peerUrl}`,
  }
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`)
  const child = spawn('etcd', args, { stdio: 'ignore', env: environment })
  await until(
    () =>
      fetch(`${url}/health`).then(
        (answer) => answer.ok,
        () => false,
      ),
    Boolean,
    'etcd',
  )
  return { url, process: child }
}

async function patroniConfig(node: Omit<Node, 'patroni'>, etcdUrl: string, folder: string): Promise<string> {
  const config = parse(await readFile(join(deploy, 'patroni.yml'), 'utf8'))
  const here = (port: number) => ({ listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}` })
  config.name = node.name
  config.etcd.hosts = new URL(etcdUrl).host
  Object.assign(config.restapi, here(node.restPort))
  Object.assign(config.postgresql, here(node.port), {
    data_dir: node.dataDir,
    bin_dir: binaries,
    pgpass: join(folder, `${node.name}.pgpass`),
    pg_hba: [
      'local all all peer',
      'host replication replicator 127.0.0.1/32 scram-sha-256',
      'host all all 127.0.0.1/32 scram-sha-256',
    ],
    parameters: { unix_socket_directories: folder },
  })
  return stringify(config)
}

function startPatroni(folder: string, name: string): ChildProcess {
  const args = [
    '--reuid=postgres',
    '--regid=postgres',
    '--clear-groups',
    'patroni',
    join(folder, `${name}.yml`),
  ]
  return spawn('setpriv', args, { stdio: 'ignore', env: environment, cwd: folder })
}

async function startEntry(folder: string, nodes: readonly Node[]) {
  const port = await freePort()
  let config = await readFile(join(deploy, 'haproxy-database.cfg'), 'utf8')
  config = config.replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${port}`)
  for (const { name, port: at, restPort } of nodes) {
    config = config.replace(
      new RegExp(`server ${name} \\S+ check port \\d+`),
      `server ${name} 127.0.0.1:${at} check port ${restPort}`,
    )
  }
  await mkdir(join(folder, 'entry'))
  const file = join(folder, 'entry/haproxy.cfg')
  await writeFile(file, config)
  const child = spawn(findHaproxy() ?? '', ['-db', '-f', file], { stdio: 'ignore' })
  return { port, process: child }
}

/** As Patroni reports it; null while it does not answer. */
async function roleOf({ restPort }: Pick<Node, 'restPort'>): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${restPort}/patroni`, {
    signal: AbortSignal.timeout(1000),
  }).catch(() => null)
  const body = await answer?.json().catch(() => null)
  if (body?.state !== 'running') return null
  if (body.role === 'master' || body.role === 'primary') return 'primary'
  return body.sync_standby ? 'sync_standby' : body.role
}

async function run(url: string, ...statements: string[]) {
  for (const statement of statements) {
    await until(
      async () => {
        const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
        client.on('error', () => undefined)
        try {
          await client.connect()
          await client.query(statement)
          return true
        } catch (error) {
          // 42710 and 42P04: an earlier try has made it.
          return ['42710', '42P04'].includes((error as { code?: string }).code ?? '')
        } finally {
          await client.end().catch(() => undefined)
        }
      },
      Boolean,
      statement,
    )
  }
}

async function processTree(root: number): Promise<number[]> {
  const parents = new Map<number, number[]>()
  for (const name of await readdir('/proc')) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    const parent = Number(stat.split(') ')[1]?.split(' ')[1] ?? Number.NaN)
    if (!Number.isNaN(parent)) parents.set(parent, [...(parents.get(parent) ?? []), Number(name)])
  }
  const below = (pid: number): number[] => [pid, ...(parents.get(pid) ?? []).flatMap(below)]
  return below(root)
}

function trySignal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}

function idOf(user: string): number {
  return Number(execFileSync('id', ['-u', user], { encoding: 'utf8' }))
}

async function until<T>(ask: () => Promise<T>, isEnough: (value: T) => boolean, what: string) {
  const deadline = performance.now() + 90_000
  for (;;) {
    const value = await ask()
    if (isEnough(value)) return
    if (performance.now() > deadline) throw new Error(`Waited in vain for ${what}: ${value}.`)
    await pause(200)
  }
}
