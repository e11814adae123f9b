// Emails that the release before stored with their links.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readdressUndelivered } from '#platform/email/emails.ts'
import { withLinks } from '#platform/email/personal-links.ts'
import { makeSignedLinks, unsigned } from '#platform/signed-links.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { type Connection, connect } from '../connection.ts'
import { migrate, migrateTo } from '../migrate.ts'

const name = `links_${randomUUID().replaceAll('-', '')}`
const origin = 'https://academy.example'
const token = 'nwwdLjpLTFyOb3CBkqOzxQAAAAAAAAAAAAAAAAAAAAA'
const personal = [
  `${origin}/registration/${token}?lang=es&x=1`,
  `${origin}/api/registrations/${token}/receipt.pdf`,
  `${origin}/auth/action?mode=resetPassword&oobCode=${token}`,
  `http://localhost:3000/office/invitation/${token}`,
  `${origin}/offer/${token}`,
  `${origin}/waiting-list/${token}`,
  `${origin}/takeover/${token}`,
  `${origin}/plan/${token}`,
]
const open = `${origin}/account?lang=es`
const text = [...personal, open].map((url) => `Ver: ${url}`).join('\n')
const html = [...personal, open].map((url) => `<a href="${url.replaceAll('&', '&amp;')}">Ver</a>`).join('')

const signedLinks = makeSignedLinks('the key of this database')
const registration = randomUUID()
const signedUrl = (edition: number) =>
  `${origin}/registration/${signedLinks.sign('registration', registration, edition)}`
const refused = '550 5.7.1 Message refused: HTTPS://academy.example/registration/'

let server: FreshDatabase
let connection: Connection
beforeAll(async () => {
  server = await freshDatabase()
  await sql`create database ${sql.id(name)}`.execute(server.database)
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href
  connection = connect(url, {
    onIdleError: (error) => {
      throw error
    },
  })
  await migrateTo(connection.database, '036-groups')
  await connection.pool.query(`insert into secrets (name, value) values ('link signing key', $1)`, [
    'the key of this database',
  ])
  await connection.pool.query(
    `insert into emails (key, kind, "to", language, subject, text, html, created_at)
     values ($1, 'confirmation', 'old@mail.example', 'en', 'Registered', $2, $2, now())`,
    [`confirmation:${registration}`, `See ${signedUrl(0)} and ${signedUrl(2)}`],
  )
  for (const state of ['delivered', 'given up', 'waiting']) {
    await connection.pool.query(
      `insert into emails (key, kind, "to", language, subject, text, html, created_at, delivered_at, failed_at, last_error)
       values ($1, 'confirmation', 'ana@mail.example', 'es', 'Su inscripción', $2, $3, now(), $4, $5, $6)`,
      [
        state,
        text,
        html,
        state === 'delivered' ? new Date() : null,
        state === 'given up' ? new Date() : null,
        state === 'delivered' ? null : `${refused}${token} is on a list.`,
      ],
    )
  }
  await migrate(connection.database)
})
afterAll(async () => {
  await connection.database.destroy()
  await sql`drop database ${sql.id(name)}`.execute(server.database)
  await server.close()
})

const stored = (key: string) =>
  connection.database.selectFrom('emails').selectAll().where('key', '=', key).executeTakeFirstOrThrow()

test.each(['delivered', 'given up'])(
  'links of an email that was %s before are deleted, and open ones stay',
  async (key) => {
    const email = await stored(key)
    expect(email.links).toBeNull()
    expect(JSON.stringify(email)).not.toContain(token)
    expect(email.text).toContain('Ver: [personal link]')
    expect(email.text).toContain(`Ver: ${open}`)
    expect(email.html).toContain(`href="${open}"`)
  },
)

test.each(['given up', 'waiting'])('the answer to an email that was %s quotes no link', async (key) => {
  expect((await stored(key)).lastError).toBe('550 5.7.1 Message refused: [link] is on a list.')
})

test('links of an email that waits are stored without their signature, so that ended ones are replaced', async () => {
  const email = () => stored(`confirmation:${registration}`)
  expect((await email()).links).toEqual([
    `${origin}/registration/<registration ${registration} 0>`,
    `${origin}/registration/<registration ${registration} 2>`,
  ])
  const [from, to] = [2, 3].map((edition) => unsigned({ purpose: 'registration', id: registration, edition }))
  await readdressUndelivered(connection.database, {
    about: registration,
    from: 'old@mail.example',
    to: 'new@mail.example',
    link: { from: `${from}`, to: `${to}` },
  })
  const moved = await email()
  const links = (moved.links ?? []).map(signedLinks.withSignature)
  expect([moved.to, withLinks(moved, links).text]).toEqual([
    'new@mail.example',
    `See ${signedUrl(0)} and ${signedUrl(3)}`,
  ])
})

test('an email that waits is sent with its links', async () => {
  const email = await stored('waiting')
  expect(email.text + email.html).not.toContain(token)
  expect(withLinks(email, email.links ?? [])).toMatchObject({ text, html })
})
