// Whether the database fails everybody just now, whatever is asked of it: away, starting, full, out of connections. What failed
// then may be asked again; any other error would only fail again.

/** SQLSTATE by class: connection, resources (a full disk among them), the operator's doing, the system's. */
const outageStates = /^(08...|53...|57P0.|58...)$/
const socketCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']
const nameCodes = ['ENOTFOUND', 'EAI_AGAIN']
/** `pg` gives these no code. */
const wordsOfPg =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/

export function isOutage(error: Error & { code?: string; syscall?: string }): boolean {
  const { code, syscall, message } = error
  if (code === undefined) return wordsOfPg.test(message)
  // The socket of a server that does not run; a file that is missing is another matter.
  if (code === 'ENOENT') return syscall === 'connect'
  return outageStates.test(code) || socketCodes.includes(code) || nameCodes.includes(code)
}
