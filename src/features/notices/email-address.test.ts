import { afterAll, expect, test } from 'vitest'
import { sendReminders } from '#features/desk/reminders.ts'
import { openProfile } from '#features/people/profiles.queries.ts'
import { waitingListPlace } from '#features/seats/waiting-list.queries.ts'
import { accountWorld } from '#tests/support/account.ts'

const world = await accountWorld()
afterAll(() => world.close())

const kindsTo = async (email: string) => (await world.emails(email)).map(({ kind }) => kind).sort()

test('emails about earlier purchases go to the changed address of the account', async () => {
  const owner = await world.person('before@mail.example')
  const { id } = await world.paidBy(owner, {
    selectedItems: ['module2', 'module3'],
    dates: { module2: '2025-09-12', module3: '2026-01-23' },
  })
  await openProfile(world.database, { uid: owner.uid, email: 'after@mail.example' }, world.clock.now())

  world.clock.set('2025-08-13T19:00:00Z')
  await sendReminders(world.context)
  const token = world.context.links.sign('registration', id)
  await owner.signIn()
  const bearer = owner.token()
  await world.post(`/api/registrations/${token}/cancel`, { items: ['module3'], amount: 295_000 }, { bearer })
  world.clock.set('2025-09-15T19:00:00Z')
  await world.desk.complete(id, 'module2', '2025-09-14')

  expect(await kindsTo('before@mail.example')).toEqual(['confirmation'])
  expect(await kindsTo('after@mail.example')).toEqual(['cancel', 'certificate', 'reminder'])
  const notices = await world.database
    .selectFrom('emails')
    .select('replyTo')
    .where('kind', '=', 'owner')
    .orderBy('createdAt')
    .execute()
  expect(notices).toEqual([{ replyTo: 'before@mail.example' }, { replyTo: 'after@mail.example' }])
})

test('a confirmed change of address applies at once, also to waiting lists', async () => {
  const owner = await world.person('former@mail.example')
  const { id } = await world.paidBy(owner, { selectedItems: ['module1'], dates: {} })
  const waits = await waiting(owner.email)
  await world.pool.query('update emails set delivered_at = now()')
  await owner.changeEmail('present@mail.example')
  await world.desk.complete(id, 'module1', '2025-09-15')
  expect(await kindsTo('former@mail.example')).toEqual(['confirmation', 'email-changed'])
  expect(await kindsTo('present@mail.example')).toEqual(['certificate', 'email-change', 'new-links'])
  expect(await addressOf(waits)).toBe('present@mail.example')
})

test('changing an unverified address does not move its place on a waiting list', async () => {
  const waits = await waiting('victim@mail.example')
  const otherUser = await world.person('victim@mail.example', { verified: false })
  await otherUser.changeEmail('other@mail.example')
  expect(await addressOf(waits)).toBe('victim@mail.example')
})

test('an owner with places under both addresses keeps both', async () => {
  const owner = await world.person('one@mail.example')
  const places = [await waiting('one@mail.example'), await waiting('two@mail.example')]
  await owner.changeEmail('two@mail.example')
  expect(await Promise.all(places.map(addressOf))).toEqual(['one@mail.example', 'two@mail.example'])
})

const waiting = (email: string) => world.waitFor(email, 'module3', '2026-01-23')

const addressOf = async (placeId: string) => (await waitingListPlace(world.database, placeId))?.email
