import { afterAll, expect, test } from 'vitest'
import { accountWorld } from '#tests/support/account.ts'
import { staffOf } from '#tests/support/staff.ts'

const world = await accountWorld()
const staff = staffOf(world)
afterAll(() => world.close())

const squatter = await world.person('squatted@mail.example', { verified: false })
const owner = await world.person('proven@mail.example')
const entry = { title: 'Grafting', provider: 'Club', kind: 'online', hours: 2, earnedOn: '2025-07-01' }

async function filled(person: typeof owner) {
  const { id: registration } = await world.paidBy(person, { selectedItems: ['module1'], dates: {} })
  const { body } = await person.call('POST', '/api/account/outside-credits', entry)
  return { email: person.email, registration, entry: body.id as string }
}
const unproven = await filled(squatter)
const proven = await filled(owner)

const warning = `Warning: ${squatter.email} is not verified. The account may have been made by somebody other than the owner of this address.\n`

const commands = {
  'users find': ({ email }: typeof proven) => ['users', 'find', email],
  'users reset': ({ email }: typeof proven) => ['users', 'reset', email],
  'users disable': ({ email }: typeof proven) => ['users', 'disable', email],
  'users enable': ({ email }: typeof proven) => ['users', 'enable', email],
  'people show': ({ email }: typeof proven) => ['people', 'show', email],
  'registrations show': ({ registration }: typeof proven) => ['registrations', 'show', registration],
  'awards approve': ({ entry }: typeof proven) => ['awards', 'approve', entry],
  'awards record-test': ({ email }: typeof proven) => ['awards', 'record-test', email, '90'],
  'awards record-fee': ({ email }: typeof proven) => ['awards', 'record-fee', email, 'fellowship'],
  'awards record-defense': ({ email }: typeof proven) => ['awards', 'record-defense', email],
} as const

test.each(Object.entries(commands))(
  '%s warns about an account whose address is not verified',
  async (_, of) => {
    expect(await staff.academy([...of(unproven), '--yes'])).toMatchObject({ exit: 0, err: warning })
    expect(await staff.academy([...of(proven), '--yes'])).toMatchObject({ exit: 0, err: '' })
  },
)

test('awards pending warns once for each account whose address is not verified', async () => {
  for (const person of [squatter, squatter, owner]) {
    await person.signIn()
    await person.call('POST', '/api/account/outside-credits', entry)
  }
  expect(await staff.academy(['awards', 'pending'])).toMatchObject({ exit: 0, err: warning })
})

test('the question before a reset or an erasure has the warning', async () => {
  const erase = await staff.academy(['people', 'erase', squatter.email])
  const reset = await staff.academy(['users', 'reset', squatter.email])
  expect(erase.err.startsWith(warning)).toBe(true)
  expect(reset.err).toContain('Using it empties the account, whose address is not verified.')
})
