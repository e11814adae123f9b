import { readdirSync, readFileSync } from 'node:fs'

// The kernel's clock tick is 10 ms on every Linux that Node supports.
const ticksPerSecond = 100

/** CPU seconds that a process has used so far. */
export function cpuSeconds(pid: number): number {
  const { own } = readStat(pid)
  return own / ticksPerSecond
}

/** CPU seconds of a process and all its children, ended ones included. */
export function cpuSecondsOfTree(root: number): number {
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readIfRunning(Number(name)))
  const family = new Set([root])
  let ticks = 0
  // A child's pid may be lower than its parent's: repeat until nothing is added.
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const { pid, parent } of running) if (family.has(parent)) family.add(pid)
  }
  for (const { pid, own, ended } of running) if (family.has(pid)) ticks += own + ended
  return ticks / ticksPerSecond
}

function readIfRunning(pid: number) {
  try {
    return [readStat(pid)]
  } catch {
    return []
  }
}

function readStat(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in parentheses may contain spaces: count the fields after it.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
    (at) => fields[at],
  )
  return { pid, parent, own: user + system, ended: endedUser + endedSystem }
}
