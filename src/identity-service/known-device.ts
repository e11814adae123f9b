// A browser that signed in to an account keeps a mark of it, and with it an allowance of its own: guesses from elsewhere cannot lock
// it out. The mark signs nobody in. It is signed with the stored password hash, which never leaves the database, so a new password
// ends every mark of before, and nothing has to be stored.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { User } from '#database/tables/rows/identity.ts'
import { refreshTokenIdleLimit } from './tokens.ts'

const markCookie = /(?:^|;\s*)device=([\w-]{22})\.([\w-]{43})(?:;|$)/

export function newMark(user: User): string {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${signature(id, user)}`
}

/** The device's id; undefined unless the mark was made for this account, under its present password. */
export function deviceOf(cookies: string | undefined, user: User | undefined): string | undefined {
  const [, id, signed] = markCookie.exec(cookies ?? '') ?? []
  if (!id || !signed || !user) return undefined
  return timingSafeEqual(Buffer.from(signed), Buffer.from(signature(id, user))) ? id : undefined
}

/** Sent to the identity service alone, which the SDK calls on the page's own origin. */
export function setMark(mark: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const seconds = refreshTokenIdleLimit / 1000
  return `device=${mark}; Path=/identitytoolkit.googleapis.com/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}

function signature(id: string, { uid, passwordHash }: User): string {
  return createHmac('sha256', passwordHash).update(`device ${uid} ${id}`).digest('base64url')
}
