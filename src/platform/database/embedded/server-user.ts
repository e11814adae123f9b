// PostgreSQL refuses to run as root, and initdb refuses a user that is not in the password file. Finds a user or
// namespace in which both run.
import { execFile } from 'node:child_process'
import { chown, lstat, readdir, readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type ServerUser = {
  /** Command that runs a program as the server's user. */
  prefix: readonly string[]
  /** Owner of the server's files, as this process sees them. */
  uid: number
  gid: number
}

type Account = { name: string; uid: number; gid: number }

export async function findServerUser(postgres: string, dataDir: string): Promise<ServerUser> {
  const uid = process.getuid?.() ?? -1
  const gid = process.getgid?.() ?? -1
  const plain: ServerUser = { prefix: [], uid, gid }
  if (uid !== 0 && isKnown()) return plain
  if (process.platform !== 'linux') throw new Error(noWay(uid))

  const accounts = await readAccounts()
  const ways: ServerUser[] = [...namespaces(accounts, plain)]
  if (uid === 0) ways.push(...reducedUsers(accounts, await stat(dataDir)))
  for (const way of ways) if (await works(way, postgres, dataDir)) return way
  throw new Error(noWay(uid))
}

// A user namespace maps the process to another id inside only: no user has to exist and no file changes its owner.
function namespaces(accounts: Account[], plain: ServerUser): ServerUser[] {
  const mapped = accounts.find(({ uid }) => uid === 65534) ?? accounts.find(({ uid }) => uid !== 0)
  if (!mapped) return []
  const ids = [`--map-user=${mapped.uid}`, `--map-group=${mapped.uid}`]
  return [{ ...plain, prefix: ['unshare', '--user', ...ids, '--'] }]
}

// Without namespaces (Docker's default) root switches to another user. To enter folders closed to that user, such
// as root's home, it keeps one capability. access() must respect it too: initdb uses it to find its program.
function reducedUsers(accounts: Account[], dataDir: { uid: number }): ServerUser[] {
  const candidates = [
    ...accounts.filter(({ uid }) => uid === dataDir.uid),
    ...accounts.filter(({ name }) => name === 'postgres'),
    ...accounts.filter(({ name }) => name === 'nobody'),
  ].filter(({ uid }) => uid !== 0)
  const passClosedFolders = [
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ]
  return [[], passClosedFolders].flatMap((capabilities) =>
    candidates.map(({ uid, gid }) => ({
      prefix: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...capabilities, '--'],
      uid,
      gid,
    })),
  )
}

async function works({ prefix }: ServerUser, postgres: string, dataDir: string): Promise<boolean> {
  const [command = '', ...args] = prefix
  const probe = ['sh', '-c', 'cd "$1" && "$2" --version', 'probe', dataDir, postgres]
  return run(command, [...args, ...probe]).then(
    () => true,
    () => false,
  )
}

/** As root, changes the owner of a folder and its content, unless that was done before. */
export async function handOver(path: string, { uid, gid }: ServerUser): Promise<void> {
  if (process.getuid?.() !== 0) return
  const found = await lstat(path)
  if (found.uid === uid) return
  if (found.isDirectory()) {
    for (const name of await readdir(path)) await handOver(join(path, name), { prefix: [], uid, gid })
  }
  // The folder itself comes last, so that an interrupted run is repeated.
  await chown(path, uid, gid)
}

function isKnown(): boolean {
  try {
    userInfo()
    return true
  } catch {
    return false
  }
}

async function readAccounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}

function noWay(uid: number): string {
  const who = uid === 0 ? 'root' : `the user id ${uid}, which the password file does not know`
  return `PostgreSQL does not run as ${who}, and neither unshare nor setpriv could change that: start the site as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or newer.`
}
