// A browser that signed in to an account keeps a mark in a cookie and gets its own limit, so guesses from other
// devices cannot lock it out. The mark does not sign anyone in. It is signed with the stored password hash:
// a new password ends every earlier mark, and nothing has to be stored.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { User } from '#platform/database/rows/identity.ts'
import { refreshTokenIdleLimit } from './tokens.ts'

const markCookie = /(?:^|;\s*)device=([\w-]{22})\.([\w-]{43})(?:;|$)/

export function newMark(user: User): string {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${signature(id, user)}`
}

/** The device's id; undefined unless the mark was made for this account and its current password. */
export function deviceOf(cookies: string | undefined, user: User | undefined): string | undefined {
  const [, id, signed] = markCookie.exec(cookies ?? '') ?? []
  if (!id || !signed || !user) return undefined
  return timingSafeEqual(Buffer.from(signed), Buffer.from(signature(id, user))) ? id : undefined
}

/** Sent only to the identity service, which the SDK calls on the page's origin. */
export function setMark(mark: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const seconds = refreshTokenIdleLimit / 1000
  return `device=${mark}; Path=/identitytoolkit.googleapis.com/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}

function signature(id: string, { uid, passwordHash }: User): string {
  return createHmac('sha256', passwordHash).update(`device ${uid} ${id}`).digest('base64url')
}
