import { afterAll, describe, expect, test } from 'vitest'
import { minutes } from '#domain/dates/days.ts'
import { findUserByEmail } from '#features/people/users.queries.ts'
import { accountWorld } from '#tests/support/account.ts'
import { staffOf } from '#tests/support/staff.ts'

const world = await accountWorld()
const staff = staffOf(world)
afterAll(() => world.close())

const module1 = { selectedItems: ['module1'], dates: {} }
const show = (email: string) => staff.answer('people', 'show', email)
const erase = (email: string) => staff.answer('people', 'erase', email)

/** A guest who completed a course and sent a contact message. */
async function guest(email: string) {
  const bought = await world.paid({ ...module1, name: 'Gil Soto', email, phone: '(213) 555-0188' })
  const { code } = await world.desk.complete(bought.id, 'module1', '2025-08-01')
  await world.post('/api/contact', { name: 'Gil Soto', email, message: 'What do you keep of me?' })
  return { id: bought.id, code }
}

describe('people show', () => {
  test('people show prints all data about a guest', async () => {
    const { id, code } = await guest('gil@mail.example')
    const kept = await show('Gil@mail.example')
    expect(kept).toMatchObject({
      email: 'gil@mail.example',
      registrations: [{ id, name: 'Gil Soto', phone: '(213) 555-0188', language: 'en' }],
      paymentMethods: [{ last4: '4242' }],
      certificates: [{ code }],
    })
    const subjects = kept.mails.map(({ subject }: { subject: string }) => subject)
    expect(subjects).toContain('Message from Gil Soto')
    expect(kept).not.toHaveProperty('profile')
  })

  test('people show prints an account with its earlier purchases as a guest', async () => {
    const { id } = await guest('ana@mail.example')
    const ana = await world.person('ana@mail.example')
    await ana.call('PATCH', '/api/account/profile', { agdNumber: '123456' })
    expect(await show(ana.email)).toMatchObject({ profile: { agdNumber: '123456' }, registrations: [{ id }] })
  })

  test('people show and erase warn about an account whose address is not verified', async () => {
    const { email } = await world.person('squatted@mail.example', { verified: false })
    const warning = `Warning: ${email} is not verified.`
    const shown = await staff.academy(['people', 'show', email])
    expect(JSON.parse(shown.out)).toMatchObject({ email })
    expect(shown.err).toContain(warning)
    expect((await staff.academy(['people', 'erase', email])).err).toContain(warning)
  })

  test('people show is refused for an unknown address', async () => {
    const { exit, err } = await staff.academy(['people', 'show', 'nobody@mail.example'])
    expect({ exit, err }).toEqual({ exit: 1, err: 'There is no data about nobody@mail.example.\n' })
  })
})

describe('people erase', () => {
  test('people erase anonymizes purchases of a guest, and its record names no person', async () => {
    const { id } = await guest('leaving@mail.example')
    expect((await staff.academy(['people', 'erase', 'leaving@mail.example'])).err).toContain('Add --yes')
    await erase('leaving@mail.example')
    expect(await world.registration(id)).toMatchObject({
      email: '',
      name: '',
      phone: '',
      card: null,
      received: 285_000,
    })
    await expect(show('leaving@mail.example')).rejects.toThrow('There is no data')
    const emails = await world.emails()
    const [notice, ...others] = emails.filter((email) =>
      JSON.stringify(email).includes('leaving@mail.example'),
    )
    expect([notice?.kind, notice?.to, others]).toEqual(['erased', 'leaving@mail.example', []])
    expect(await world.lastNote()).toMatchObject({
      verb: 'person.erased',
      facts: { personId: null, registrationIds: [id] },
    })
  })

  test('people erase deletes an account with its sign-in', async () => {
    const owner = await world.person('owner@mail.example')
    await owner.get('/api/account/profile')
    await erase(owner.email)
    expect(await findUserByEmail(world.database, owner.email)).toBeUndefined()
    await owner.signIn()
    expect(owner.token()).toBeUndefined()
    expect(await world.lastNote()).toMatchObject({ verb: 'person.erased', subjectId: owner.uid })
  })

  test('people erase leaves a Firebase sign-in to staff', async () => {
    const uid = 'a-uid-of-firebase'
    const profile = { uid, email: 'elsewhere@mail.example', createdAt: world.clock.now() }
    await world.database.insertInto('profiles').values(profile).execute()
    const elsewhere = staffOf({
      ...world,
      identityService: { ...world.identityService, desk: null as never },
    })
    expect(await elsewhere.answer('people', 'erase', profile.email)).toMatchObject({
      message: expect.stringContaining('delete it in the Firebase console'),
    })
    expect(await world.database.selectFrom('profiles').where('uid', '=', uid).execute()).toEqual([])
  })

  test('people erase is refused during a dispute and with an active course', async () => {
    await world.paid({ ...module1, email: 'disputing@mail.example' }, '4000000000000259')
    world.clock.pass(minutes(1))
    await world.deliverAll()
    await expect(erase('disputing@mail.example')).rejects.toThrow('A payment, a refund or a dispute')
    await world.paid({ ...module1, email: 'coming@mail.example' })
    await expect(erase('coming@mail.example')).rejects.toThrow(
      'still has active courses. Cancel them in the office first.',
    )
    expect(await show('coming@mail.example')).toMatchObject({ registrations: [{ status: 'completed' }] })
  })

  test('people erase does not touch an account that has changed its address', async () => {
    const mover = await world.person('moved@mail.example')
    await mover.get('/api/account/profile')
    await world.database
      .updateTable('users')
      .set({ email: 'arrived@mail.example' })
      .where('uid', '=', mover.uid)
      .execute()
    await expect(erase('moved@mail.example')).rejects.toThrow('There is no data')
    expect(await findUserByEmail(world.database, 'arrived@mail.example')).toBeDefined()
  })
})
