// Whether an error means that the database fails every query for now: unreachable, starting, full, out of connections,
// or a standby. Such work can be retried. Any other error would repeat.

/**
 * SQLSTATE classes: connection, resources (including a full disk), operator intervention, system error. 25006: a write
 * on a standby, during a failover.
 */
const outageStates = /^(08...|25006|53...|57P0.|58...)$/
const socketCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']
const nameCodes = ['ENOTFOUND', 'EAI_AGAIN']
/** `pg` sets no code on these. */
const pgMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/

export function isOutage(error: Error & { code?: string; syscall?: string }): boolean {
  const { code, syscall, message } = error
  if (code === undefined) return pgMessages.test(message)
  // ENOENT on connect: the socket of a stopped server. On any other call it is a missing file.
  if (code === 'ENOENT') return syscall === 'connect'
  return outageStates.test(code) || socketCodes.includes(code) || nameCodes.includes(code)
}
