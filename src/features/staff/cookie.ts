import { createHash, randomBytes } from 'node:crypto'

/** Scripts cannot read it, and no other site can make a browser send it. It ends with the browser. */
export function sessionCookie(origin: string, token: string | null): string {
  const value = token === null ? '; Max-Age=0' : ''
  const secure = isSecure(origin) ? '; Secure' : ''
  return `${officeCookie(origin)}=${token ?? ''}; Path=/; HttpOnly; SameSite=Strict${secure}${value}`
}

/** Undefined without the cookie, or with something that cannot be a token. */
export function tokenOfCookie(origin: string, cookies: string | undefined): string | undefined {
  const start = `${officeCookie(origin)}=`
  const found = cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length)
  return found && /^[\w-]{43}$/.test(found) ? found : undefined
}

/** `__Host-` keeps other hosts of the domain from setting it. Browsers accept it with TLS only. */
export function officeCookie(origin: string): string {
  return isSecure(origin) ? '__Host-office' : 'office'
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https:')
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Tokens have 256 random bits, so a plain digest protects them. */
export function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
