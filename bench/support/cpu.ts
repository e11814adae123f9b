import { readFileSync } from 'node:fs'

// The kernel counts in ticks of a hundredth of a second on every Linux that Node runs on.
const ticksPerSecond = 100

/** Seconds of CPU that a process has used so far. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in parentheses may hold spaces: count the fields behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
