import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffCopy } from '#content/en/office/staff/staff.ts'
import { minutes } from '#domain/dates/days.ts'
import { fullName, leavesOf } from '#features/command-line/help.ts'
import { addCommandsTo, emptyProgram } from '#features/command-line/program.ts'
import { officeCalls } from '#features/office-calls/guard.ts'
import { addCommands } from '#site/commands.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { commandPlaces } from '#tests/support/command-places.ts'
import { type Office, officeOf } from '#tests/support/office.ts'
import { type Staff, staffOf } from '#tests/support/staff.ts'

let site: TestApp
let staff: Staff
let office: Office
beforeAll(async () => {
  site = await testApp()
  staff = staffOf(site)
  office = officeOf(site)
})
afterAll(() => site.close())

const refused = async (...typed: string[]) => (await staff.academy([...typed, '--yes'])).err
const tokenOf = (link: string) => link.split('/').at(-1) ?? ''

describe('staff', () => {
  test('invite prints a link that works once, within 30 minutes', async () => {
    const printed = await staff.answer('staff', 'invite', 'Ines@bhia.example', '--role', 'owner')
    const { link } = printed
    expect(Object.keys(printed)).toEqual(['link'])
    expect(link).toMatch(/^http:\/\/localhost:3000\/office\/invitation\/[\w-]{43}$/)
    expect(await staff.lastNote()).toMatchObject({ who: 'tester', staffId: null, verb: 'staff.invited' })
    site.clock.pass(minutes(29))
    expect(await office.accept(tokenOf(link))).toMatchObject({
      status: 200,
      body: { staff: { email: 'ines@bhia.example', role: 'owner' } },
    })
    const { link: late } = await staff.answer('staff', 'invite', 'late@bhia.example', '--role', 'desk')
    site.clock.pass(minutes(30))
    expect((await office.accept(tokenOf(late))).status).toBe(410)
    const emails = await site.database.selectFrom('emails').selectAll().execute()
    expect(emails).toEqual([])
  })

  test('invite refuses another role for a member, and an unknown one', async () => {
    expect(await refused('staff', 'invite', 'ines@bhia.example', '--role', 'reader')).toContain(
      'is staff already, as owner',
    )
    expect(await refused('staff', 'invite', 'ines@bhia.example', '--role', 'boss')).toContain(
      'Choose one of owner, desk, finance, faculty, reader',
    )
  })

  test('role and remove refuse the last owner', async () => {
    expect(await refused('staff', 'role', 'ines@bhia.example', '--role', 'desk')).toContain('the last owner')
    expect(await refused('staff', 'remove', 'ines@bhia.example')).toContain('the last owner')
  })

  test('role, list and remove work on a member by address', async () => {
    const { cookie } = await office.join('owner', 'jonas@bhia.example')
    const courses = ['--courses', 'module1', 'module2']
    await staff.answer('staff', 'role', 'jonas@bhia.example', '--role', 'faculty', ...courses)
    const session = () => office.call('GET', '/api/office/session', { cookie })
    expect((await session()).body.staff).toMatchObject({ role: 'faculty', courses: ['module1', 'module2'] })
    expect(await staff.answer('staff', 'list')).toContainEqual(
      expect.objectContaining({ email: 'jonas@bhia.example', role: 'faculty', passkeys: 1, sessions: 1 }),
    )
    await staff.answer('staff', 'remove', 'jonas@bhia.example')
    expect((await session()).status).toBe(401)
    expect(await refused('staff', 'remove', 'jonas@bhia.example')).toContain('There is no staff member')
  })

  test('audit shows members by name', async () => {
    const rows = await staff.answer('audit', '--who', 'Ines Caldera')
    expect(rows[0]).toMatchObject({ who: 'Ines Caldera', verb: 'staff.joined' })
  })
})

test('every command has a call of the office, or the Staff screen shows it', () => {
  const program = emptyProgram(() => {})
  addCommandsTo(program, addCommands, () => async () => {})
  expect(Object.keys(commandPlaces)).toEqual(leavesOf(program).map(fullName))
  const calls = officeCalls.map(({ method, url }) => `${method} ${url.replace('/api/office', '')}`)
  const onScreen = staffCopy.commands.map(({ command }) => command.replace('npm run academy -- ', ''))
  for (const [command, place] of Object.entries(commandPlaces)) {
    const isThere =
      place === 'terminal' ? onScreen.some((shown) => shown.startsWith(command)) : calls.includes(place)
    expect([command, place, isThere]).toEqual([command, place, true])
  }
})
