// The office as a browser sees it, through `inject`: cookies, Origin and Sec-Fetch-Site.
import type { OfficeSession } from '#contract/staff/access.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Role } from '#domain/people/office-roles.ts'
import { makeNote } from '#features/record/staff-note.ts'
import { inviteStaff } from '#features/staff-access/manage-staff.ts'
import { officeOrigin } from '#platform/office-origin.ts'
import type { TestApp } from './app.ts'
import { type Authenticator, makeAuthenticator } from './authenticator.ts'

/** Exports are CSV, and their text is the body. */
function bodyOf({ body, headers }: { body: string; headers: Record<string, unknown> }) {
  if (body === '') return undefined
  return String(headers['content-type']).startsWith('text/csv') ? body : JSON.parse(body)
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Member = { cookie: string; authenticator: Authenticator; id: string; email: string }
export type Office = ReturnType<typeof officeOf>

const thirtyMinutes = 30 * 60_000

export function officeOf(site: TestApp) {
  const origin = officeOrigin(site.config.origin)

  /** A call of an office page, with the cookie if there is one. */
  async function call(
    method: Method,
    url: string,
    {
      payload,
      cookie,
      headers,
    }: { payload?: object; cookie?: string | undefined; headers?: Record<string, string> } = {},
  ) {
    const own: Record<string, string> =
      method === 'GET' ? {} : { origin, 'sec-fetch-site': 'same-origin', ...headers }
    if (method === 'GET') Object.assign(own, headers)
    if (cookie) own.cookie = cookie
    const body = method === 'GET' || method === 'DELETE' ? {} : { payload: payload ?? {} }
    const response = await site.app.inject({ method, url, headers: own, ...body })
    return {
      status: response.statusCode,
      body: bodyOf(response),
      setCookie: [response.headers['set-cookie'] ?? []].flat().join(),
      headers: response.headers,
    }
  }

  const cookieOf = (setCookie: string) => setCookie.split(';')[0] ?? ''

  /** The token of a new invitation. */
  async function invite(email: string, role: Role, lifetime = thirtyMinutes): Promise<string> {
    const { link } = await inviteStaff(
      { email, name: email.split('@')[0] ?? '', role, courses: [] },
      { lifetime, byEmail: false },
      { actor: null, note: makeNote({ by: { user: 'tester' }, clock: site.clock }) },
      { ...site.context, origin: site.config.origin },
    )
    return link.split('/').at(-1) ?? ''
  }

  /** The first member is Ines Caldera, the next ones have a number: no two may have the same name. */
  async function freeName(): Promise<string> {
    const rows = await site.database.selectFrom('staff').select('name').execute()
    const taken = new Set(rows.map(({ name }) => name))
    for (let number = 1; ; number++) {
      const name = number === 1 ? 'Ines Caldera' : `Ines Caldera ${number}`
      if (!taken.has(name)) return name
    }
  }

  /** Answers an invitation with a new authenticator. */
  async function accept(token: string, authenticator = makeAuthenticator(origin)) {
    const url = `/api/office/invitations/${token}`
    const name = await freeName()
    const options = await call('POST', `${url}/options`, { payload: { name } })
    if (options.status !== 200) return { ...options, cookie: '', authenticator }
    const payload = { name, passkey: authenticator.create(options.body) }
    const answer = await call('POST', `${url}/passkey`, { payload })
    return { ...answer, cookie: cookieOf(answer.setCookie), authenticator }
  }

  /** A signed-in member. */
  async function join(role: Role, email = `${role}-${crypto.randomUUID()}@bhia.example`): Promise<Member> {
    const { body, cookie, authenticator } = await accept(await invite(email, role))
    return { cookie, authenticator, id: (body as OfficeSession).staff.id, email }
  }

  /** The own courses of a member of faculty. */
  async function teach({ id }: Pick<Member, 'id'>, ...courses: CourseId[]): Promise<void> {
    await site.database.updateTable('staff').set({ courses }).where('id', '=', id).execute()
  }

  async function signIn({ authenticator }: Pick<Member, 'authenticator'>, cookie?: string) {
    const options = await call('POST', '/api/office/sign-in/options')
    const payload = { passkey: authenticator.use(options.body) }
    const answer = await call('POST', '/api/office/sign-in/passkey', { payload, cookie })
    return { ...answer, cookie: cookieOf(answer.setCookie) }
  }

  /** As if the member had confirmed just now. */
  async function confirm(): Promise<void> {
    await site.database.updateTable('staffSessions').set({ confirmedAt: site.clock.now() }).execute()
  }

  return { origin, call, invite, accept, join, teach, signIn, confirm }
}
