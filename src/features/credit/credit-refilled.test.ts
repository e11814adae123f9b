import { afterAll, expect, test } from 'vitest'
import { dollars } from '#domain/money/money.ts'
import { checkoutWorld, rivera } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'

const world = await checkoutWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

async function creditsOf(email: string) {
  const { rows } = await world.pool.query(
    'select source, amount, balance from tuition_credits where email = $1',
    [email],
  )
  return rows
}

test('late canceller gets the rest as credit, once, when the waiting list refills the seat', async () => {
  const free = await world.left('module2')
  const paid = [await world.paid()]
  for (let seat = 1; seat < free; seat++) paid.push(await world.paid({ email: `seat${seat}@mail.example` }))
  await world.joinWaitingList({ course: 'module2', start: '2025-09-12', email: 'next@mail.example' })
  world.clock.set('2025-09-04T19:00:00Z')
  const [late] = paid
  if (!late) throw new Error('nobody has paid')
  expect((await world.cancel(late, ['module2'], dollars(1_425))).status).toBe(200)
  expect(await creditsOf(rivera.email)).toEqual([])
  const offered = await world.emailTo('next@mail.example', 'waiting-list-offer')
  const [, offer = ''] = /waiting-list\/([\w-]+)/.exec(offered.text) ?? []
  await world.paid({ email: 'next@mail.example', offer })
  expect(await creditsOf(rivera.email)).toEqual([
    { source: 'refilled', amount: dollars(1_425), balance: dollars(1_425) },
  ])
  expect(await world.emailTo(rivera.email, 'credit')).toMatchObject({
    subject: 'You have $1,425.00 of credit',
  })
})
