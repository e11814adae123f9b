import { isIP } from 'node:net'

/** The origin of the office's pages. WebAuthn accepts no IP address, so the sandbox uses localhost. */
export function officeOrigin(origin: string): string {
  const url = new URL(origin)
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) > 0) url.hostname = 'localhost'
  return url.origin
}
