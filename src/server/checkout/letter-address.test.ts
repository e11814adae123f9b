import { afterAll, expect, test } from 'vitest'
import { openProfile } from '#database/profiles.ts'
import { accountWorld } from '#tests/support/account.ts'
import { sendReminders } from './reminders.ts'

const world = await accountWorld()
afterAll(() => world.close())

const kindsTo = async (email: string) => (await world.mails(email)).map(({ kind }) => kind).sort()

test('who has changed their e-mail gets the letters about what they bought before at the new one', async () => {
  const owner = await world.person('before@mail.example')
  const { id } = await world.paidBy(owner, {
    selectedItems: ['module2', 'module3'],
    dates: { module2: '2025-09-12', module3: '2026-01-23' },
  })
  await openProfile(world.database, { uid: owner.uid, email: 'after@mail.example' }, world.clock.now())

  world.clock.set('2025-08-13T19:00:00Z')
  await sendReminders(world.checkout)
  const token = world.checkout.links.sign('registration', id)
  await world.post(`/api/registrations/${token}/cancel`, { items: ['module3'], amount: 295_000 })
  world.clock.set('2025-09-15T19:00:00Z')
  await world.complete(id, 'module2', '2025-09-14')

  expect(await kindsTo('before@mail.example')).toEqual(['confirmation'])
  expect(await kindsTo('after@mail.example')).toEqual(['cancel', 'certificate', 'reminder'])
  const notices = await world.database
    .selectFrom('mails')
    .select('replyTo')
    .where('kind', '=', 'owner')
    .orderBy('createdAt')
    .execute()
  expect(notices).toEqual([{ replyTo: 'before@mail.example' }, { replyTo: 'after@mail.example' }])
})
