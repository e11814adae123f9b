// Staff in the office, with registrations in every state that they ask about.
import { accountWorld } from './account.ts'
import { cardWhose, twoCourses } from './checkout.ts'
import { officeOf } from './office.ts'

export type OfficeWorld = Awaited<ReturnType<typeof officeWorld>>

export async function officeWorld() {
  const world = await accountWorld()
  const office = officeOf(world)
  const owner = await office.join('owner')
  const person = await world.person('lucia@ferrer.example')
  const lucia = await world.paidBy(person, {
    ...twoCourses,
    name: 'Dr. Lucía Ferrer',
    phone: '+57 601 555 0133',
  })
  world.clock.pass(60_000)
  const canceled = await world.paid({ email: 'marc@duvivier.example', name: 'Marc Duvivier' })
  await world.cancel(canceled, ['module2'], (await world.quoteOf(canceled)).amount)
  await world.deliverAll()
  world.clock.pass(60_000)
  const failed = await world.paid(
    { email: 'rosa@q.example', name: 'Rosa Quintero' },
    cardWhose.refundFailsLater,
  )
  await world.cancel(failed, ['module2'], (await world.quoteOf(failed)).amount)
  await world.deliverAll()
  world.clock.pass(60_000)
  const disputed = await world.paid(
    { email: 'peter@l.example', name: 'Peter Lindqvist' },
    cardWhose.paymentIsDisputed,
  )
  world.clock.pass(60_000)
  await world.deliverAll()
  const { clientSecret } = await world.opened({ email: 'open@mail.example', name: 'Hannah Lowe' })
  await world.pay(clientSecret, cardWhose.paymentIsDeclined)
  await world.pay(clientSecret, cardWhose.paymentIsDeclined)
  await world.deliverAll()

  return {
    ...world,
    office,
    owner,
    lucia,
    canceled,
    failed,
    disputed,
    declinedIntent: clientSecret.split('_secret_')[0] ?? '',
    async get<Answer>(path: string, member = owner): Promise<Answer> {
      const { status, body } = await office.call('GET', `/api/office/${path}`, { cookie: member.cookie })
      if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
      return body as Answer
    },
  }
}
