import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RecordEntry } from '#contract/staff/staff.ts'
import { correctAddress } from '#features/desk/registrations/correct-address.ts'
import { refuseStale } from '#features/office-calls/refuse-stale.ts'
import { eraseByStaff } from '#features/personal-data/erase-by-staff.ts'
import { makeNote } from '#features/record/staff-note.ts'
import { type AccountWorld, accountWorld } from '#tests/support/account.ts'
import { type Member, type Office, officeOf } from '#tests/support/office.ts'

let site: AccountWorld
let office: Office
let owner: Member
let second: Member
beforeAll(async () => {
  site = await accountWorld()
  office = officeOf(site)
})
beforeEach(async () => {
  await site.database.deleteFrom('limits').execute()
  await site.database
    .updateTable('staff')
    .set((row) => ({ removedAt: site.clock.now(), name: row.ref('email') }))
    .execute()
  owner = await office.join('owner')
  second = await office.join('owner')
})
afterAll(() => site.close())

const change = (by: Member, id: string, role: string) =>
  office.call('POST', `/api/office/staff/${id}/role`, { cookie: by.cookie, payload: { role } })
const remove = (by: Member, id: string) =>
  office.call('DELETE', `/api/office/staff/${id}`, { cookie: by.cookie })

describe('staff', () => {
  test('list shows members, their keys and who is invited', async () => {
    const payload = { email: 'theo@bhia.example', name: 'Theo Brandt', role: 'desk' }
    const { cookie } = owner
    await office.call('POST', '/api/office/staff/invitations', { cookie, payload })
    const { staff } = (await office.call('GET', '/api/office/staff', { cookie })).body
    expect(staff).toHaveLength(3)
    expect(staff).toContainEqual(
      expect.objectContaining({ id: owner.id, self: true, sessions: 1, joined: true, invitation: null }),
    )
    expect(staff).toContainEqual(
      expect.objectContaining({
        ...payload,
        joined: false,
        invitation: { by: 'Ines Caldera', endsAt: '2025-08-03T19:00:00.000Z' },
      }),
    )
    const email = await site.database
      .selectFrom('emails')
      .selectAll()
      .where('to', '=', 'theo@bhia.example')
      .executeTakeFirstOrThrow()
    const token = /\/office\/invitation\/([\w-]{43})/.exec(email.links?.[0] ?? '')?.[1] ?? ''
    expect((await office.accept(token)).status).toBe(200)
  })

  test('own name changes for colleagues and in the record, which keeps the one before', async () => {
    const { cookie } = owner
    const rename = (name: string) => office.call('PATCH', '/api/office/me', { cookie, payload: { name } })
    expect((await rename('  ')).status).toBe(400)
    expect((await rename('Inés Caldera Ruiz')).status).toBe(204)
    expect((await office.call('GET', '/api/office/session', { cookie })).body.staff.name).toBe(
      'Inés Caldera Ruiz',
    )
    const { entries } = (await office.call('GET', '/api/office/record?limit=1', { cookie })).body
    expect(entries).toMatchObject([
      {
        who: { name: 'Inés Caldera Ruiz' },
        action: { verb: 'staff.name-changed' },
        values: [{ field: 'name', before: 'Ines Caldera', after: 'Inés Caldera Ruiz' }],
      },
    ])
  })

  test.each(['Ines Caldera', 'inés  caldera', 'lnes Caldera', 'Inеs Cаldera'])(
    'nobody takes the name of a colleague: %s',
    async (name) => {
      const taken = { status: 409, body: { code: 'staff_name_taken' } }
      const { cookie } = second
      expect(await office.call('PATCH', '/api/office/me', { cookie, payload: { name } })).toMatchObject(taken)
      const payload = { email: 'theo@bhia.example', name, role: 'desk' }
      expect(await office.call('POST', '/api/office/staff/invitations', { cookie, payload })).toMatchObject(
        taken,
      )
      const url = `/api/office/invitations/${await office.invite('mia@bhia.example', 'desk')}`
      expect(await office.call('POST', `${url}/options`, { payload: { name } })).toMatchObject(taken)
      const email = { cookie, payload: { name: owner.email } }
      expect(await office.call('PATCH', '/api/office/me', email)).toMatchObject(taken)
    },
  )

  test('a removed member who returns keeps the name, which nobody else takes', async () => {
    const { cookie } = owner
    await office.call('PATCH', '/api/office/me', { cookie: second.cookie, payload: { name: 'Theo Brandt' } })
    await remove(owner, second.id)
    const payload = { email: 'other@bhia.example', name: 'Theo Brandt', role: 'desk' }
    const invite = (changes: object) =>
      office.call('POST', '/api/office/staff/invitations', { cookie, payload: { ...payload, ...changes } })
    expect((await invite({})).status).toBe(409)
    expect((await invite({ email: second.email })).status).toBe(200)
  })

  test('role changes count at once, and nobody changes or removes their own', async () => {
    expect((await change(owner, owner.id, 'desk')).body.code).toBe('own_role')
    expect((await remove(owner, owner.id)).body.code).toBe('own_role')
    expect((await change(owner, second.id, 'reader')).status).toBe(204)
    expect((await office.call('GET', '/api/office/staff', { cookie: second.cookie })).status).toBe(403)
  })

  test('removal signs out at once, and frees the address', async () => {
    expect((await remove(owner, second.id)).status).toBe(204)
    expect((await office.call('GET', '/api/office/session', { cookie: second.cookie })).status).toBe(401)
    expect((await office.signIn(second)).status).toBe(401)
    expect((await office.accept(await office.invite(second.email, 'reader'))).status).toBe(200)
  })

  test('keeps one owner when two demote each other at once', async () => {
    const answers = await Promise.all([change(owner, second.id, 'desk'), change(second, owner.id, 'desk')])
    const left = await site.database
      .selectFrom('staff')
      .select('id')
      .where('role', '=', 'owner')
      .where('removedAt', 'is', null)
      .execute()
    expect(left).toHaveLength(1)
    expect(answers.map(({ status }) => status).sort()).not.toEqual([204, 204])
  })

  test('sign-out of everybody leaves the session that asks', async () => {
    const { cookie } = owner
    const url = '/api/office/staff/sign-out-everybody'
    expect((await office.call('POST', url, { cookie })).body.ended).toBeGreaterThan(0)
    expect((await office.call('GET', '/api/office/session', { cookie })).status).toBe(200)
    expect((await office.call('GET', '/api/office/session', { cookie: second.cookie })).status).toBe(401)
  })
})

describe('record', () => {
  const read = async (query: string) =>
    (await office.call('GET', `/api/office/record?${query}`, { cookie: owner.cookie })).body

  test('has who, when and what, newest first, page by page and filtered', async () => {
    await change(owner, second.id, 'reader')
    const first = await read('limit=1')
    expect(first.entries).toMatchObject([
      {
        who: { staff: owner.id, name: 'Ines Caldera' },
        action: { verb: 'staff.role-changed', facts: { staffId: second.id, from: 'owner', to: 'reader' } },
        names: { [second.id]: 'Ines Caldera 2' },
      },
    ])
    expect(first.newer).toBeNull()
    const next = await read(`limit=1&before=${first.older}`)
    expect(next.entries[0].id).toBeLessThan(first.entries[0].id)
    const back = await read(`limit=1&after=${next.newer}`)
    expect(back).toMatchObject({ entries: first.entries, newer: null, older: first.older })
    expect((await read(`who=${owner.id}&verb=staff.role-changed`)).entries).toHaveLength(1)
    expect((await read(`about=${second.id}`)).entries.map(({ action }: RecordEntry) => action.verb)).toEqual([
      'staff.role-changed',
      'staff.invited',
    ])
    const fromShell = (await read('who=command+line')).entries
    expect(fromShell[0].who).toEqual({ staff: null, name: 'tester' })
  })

  test('is exported as filtered, and the export is in it', async () => {
    await change(owner, second.id, 'reader')
    const { cookie } = owner
    const url = '/api/office/record/export.csv?verb=staff.role-changed'
    const { body, headers } = await site.app.inject({ url, headers: { cookie } })
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    const [head, ...lines] = body.trim().split('\r\n')
    expect(head).toBe('at,who,from,verb,what,values')
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.every((line) => line.includes(',office,staff.role-changed,'))).toBe(true)
    expect((await read('limit=1')).entries).toMatchObject([
      { action: { verb: 'record.exported', facts: { filters: ['verb'] } } },
    ])
    const { verbs, people } = (await office.call('GET', '/api/office/record/filters', { cookie })).body
    expect(verbs).toEqual(expect.arrayContaining(['record.exported', 'staff.role-changed']))
    expect(people).toContainEqual({ id: owner.id, name: 'Ines Caldera' })
  })

  test.each([
    'update staff_actions set verb = $$x$$',
    'delete from staff_actions',
    'truncate staff_actions cascade',
  ])('refuses %s', async (statement) => {
    await expect(sql.raw(statement).execute(site.database)).rejects.toThrow('cannot be changed')
  })

  test('loses the values of an erased person, and keeps that something changed', async () => {
    const { id } = await site.paid({ name: 'Ana Duval', email: 'ana@mail.example', dates: {} })
    const note = makeNote({ by: { staffId: owner.id }, clock: site.clock })
    const email = 'duval@mail.example'
    await correctAddress({ registrationId: id, email }, site.context, note)
    expect((await read(`about=${id}`)).entries[0].values).toEqual([
      { field: 'email', before: 'ana@mail.example', after: 'duval@mail.example' },
    ])
    await site.database
      .updateTable('registrationLines')
      .set({ completedOn: '2025-07-01' })
      .where('registrationId', '=', id)
      .execute()
    const person = { uid: null, email, emailVerified: true }
    await eraseByStaff(person, { context: site.context, signIns: null }, note)
    const { entries } = await read(`about=${id}`)
    expect(entries).toHaveLength(2)
    expect(JSON.stringify(entries)).not.toContain('mail.example')
  })

  test('names the last change of a stale form', async () => {
    const id = crypto.randomUUID()
    const note = makeNote({ by: { staffId: owner.id }, clock: site.clock })
    await note(site.database, 'registration.address-corrected', { registrationId: id })
    await refuseStale(site.database, { subject: { kind: 'registration', id }, opened: 3, current: 3 })
    const stale = refuseStale(site.database, { subject: { kind: 'registration', id }, opened: 3, current: 4 })
    await expect(stale).rejects.toMatchObject({
      code: 'stale',
      facts: { change: { by: 'Ines Caldera', at: site.clock.now().toISOString() } },
    })
  })
})
