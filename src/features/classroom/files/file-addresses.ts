// Addresses of uploaded files: ten minutes, one file, one browser of one person. Players cannot send a token, so the address
// has a signature, and a cookie says whose browser it is. While a film is open, its page renews the address: the cookie
// `renewed` of exactly that address gets a later end, and the film plays on.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { minutes } from '#domain/dates/days.ts'
import type { Database } from '#platform/database/connection.ts'
import { secret } from '#platform/secrets.ts'

export const lifetime = minutes(10)
export const filePath = '/api/files/'
const cookieName = 'learner'
const renewedName = 'renewed'
const signatureLength = 16

type FileAddress = { token: string; until: Date; cookies: string[] }

type Asked = { fileId: string; viewer: string; cookie: string | undefined; now: Date }

export type FileAddresses = {
  /** Sets the browser's cookie if it has none of this viewer. */
  open(asked: Asked): Promise<FileAddress>
  /** Null unless the address is of this file and this viewer's browser. */
  renew(asked: Asked & { token: string }): Promise<FileAddress | null>
  /** The file's id; null if expired, altered, or of another browser. */
  read(token: string, cookie: string | undefined, now: Date): Promise<string | null>
}

export function makeFileAddresses(database: Database, { isSecure }: { isSecure: boolean }): FileAddresses {
  const sign = makeSign(database)
  const setCookie = (name: string, value: string, path: string) =>
    `${name}=${value}; Path=${path}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`

  /** The browser's id, signed for its viewer: after another person signs in, addresses of the first one end. */
  async function browserOf(viewer: string, cookie: string | undefined) {
    const held = cookieOf(cookie, cookieName)
    const [id = '', mark = ''] = held?.split('.') ?? []
    const expected = (await sign(`${viewer} ${id}`, 'browser')).toString('base64url')
    if (id && isSame(Buffer.from(mark), Buffer.from(expected))) return { value: held ?? '', isNew: false }
    const fresh = randomBytes(16).toString('base64url')
    const freshMark = (await sign(`${viewer} ${fresh}`, 'browser')).toString('base64url')
    return { value: `${fresh}.${freshMark}`, isNew: true }
  }

  async function parse(token: string, cookie: string | undefined) {
    const bytes = Buffer.from(token, 'base64url')
    if (bytes.length !== 16 + 4 + 16 + signatureLength) return null
    const payload = bytes.subarray(0, -signatureLength)
    if (!isSame(bytes.subarray(-signatureLength), await sign(payload, 'file'))) return null
    const held = cookieOf(cookie, cookieName)
    if (!held || !isSame(payload.subarray(20, 36), markOf(held))) return null
    return { fileId: uuidOf(payload.subarray(0, 16)), until: payload.readUInt32BE(16) * 1000 }
  }

  async function renewedUntil(token: string, cookie: string | undefined): Promise<number> {
    const [until = '', mark = ''] = cookieOf(cookie, renewedName)?.split('.') ?? []
    const expected = (await sign(`${token} ${until}`, 'renewed')).toString('base64url')
    return isSame(Buffer.from(mark), Buffer.from(expected)) ? Number(until) : 0
  }

  return {
    async open({ fileId, viewer, cookie, now }) {
      const browser = await browserOf(viewer, cookie)
      const until = new Date(Math.ceil((now.getTime() + lifetime) / 1000) * 1000)
      const payload = payloadOf(fileId, until, browser.value)
      const token = Buffer.concat([payload, await sign(payload, 'file')]).toString('base64url')
      return { token, until, cookies: browser.isNew ? [setCookie(cookieName, browser.value, '/api')] : [] }
    },
    async renew({ token, fileId, viewer, cookie, now }) {
      const parsed = await parse(token, cookie)
      const { isNew } = await browserOf(viewer, cookie)
      if (!parsed || parsed.fileId !== fileId || isNew) return null
      const until = new Date(now.getTime() + lifetime)
      const mark = (await sign(`${token} ${until.getTime()}`, 'renewed')).toString('base64url')
      const renewed = setCookie(renewedName, `${until.getTime()}.${mark}`, `${filePath}${token}`)
      return { token, until, cookies: [renewed] }
    },
    async read(token, cookie, now) {
      const parsed = await parse(token, cookie)
      if (!parsed) return null
      const until = Math.max(parsed.until, await renewedUntil(token, cookie))
      return now.getTime() < until ? parsed.fileId : null
    },
  }
}

function makeSign(database: Database) {
  let key: Promise<string> | undefined
  const keyOf = () => {
    key ??= secret(database, 'file signing key', () => randomBytes(32).toString('base64url'))
    return key
  }
  return async (text: string | Buffer, purpose: string) =>
    createHmac('sha256', await keyOf())
      .update(`${purpose}:`)
      .update(text)
      .digest()
      .subarray(0, signatureLength)
}

function payloadOf(fileId: string, until: Date, browser: string): Buffer {
  const payload = Buffer.alloc(36)
  Buffer.from(fileId.replaceAll('-', ''), 'hex').copy(payload)
  payload.writeUInt32BE(until.getTime() / 1000, 16)
  markOf(browser).copy(payload, 20)
  return payload
}

function markOf(browser: string): Buffer {
  return createHash('sha256').update(browser).digest().subarray(0, 16)
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function cookieOf(cookies: string | undefined, name: string): string | undefined {
  const found = cookies?.split(';').find((cookie) => cookie.trim().startsWith(`${name}=`))
  return found?.trim().slice(name.length + 1)
}
