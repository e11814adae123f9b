import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minutes } from '#domain/dates/days.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
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

describe('staff invite', () => {
  test('prints a link that works once, within 30 minutes', async () => {
    const printed = await staff.answer('staff', 'invite', 'Ines@bhia.example', '--role', 'owner')
    const { link } = printed
    expect(printed.message).toBe(link)
    expect(link).toMatch(/^http:\/\/localhost:3000\/office\/invitation\/[\w-]{43}$/)
    const recorded = site.database.selectFrom('staffActions').selectAll().executeTakeFirst()
    expect(await recorded).toMatchObject({ who: 'tester', staffId: null, verb: 'staff.invited' })
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

  test('refuses another role for a member, and an unknown one', async () => {
    expect(await refused('staff', 'invite', 'ines@bhia.example', '--role', 'reader')).toContain(
      'is staff already, as owner',
    )
    expect(await refused('staff', 'invite', 'ines@bhia.example', '--role', 'boss')).toContain(
      'Choose one of owner, desk, finance, faculty, reader',
    )
  })
})
