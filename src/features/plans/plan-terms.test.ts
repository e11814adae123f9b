import { afterAll, describe, expect, test } from 'vitest'
import { checkoutWorld } from '#tests/support/checkout.ts'

const world = await checkoutWorld()
afterAll(() => world.close())

describe('the terms of a plan', () => {
  const terms = (query: Record<string, string>) => world.app.inject({ url: '/api/plan-terms', query })

  test.each([
    { items: 'nosuch' },
    { items: 'clinical1,nosuch' },
    { items: 'constructor' },
    { items: '' },
    { items: 'fellowship,clinical1' },
    { items: 'clinical1', dates: 'clinical1:2025-13-01', field: 'dates' },
    { items: 'clinical1', dates: 'clinical1:2025-02-30', field: 'dates' },
    { items: 'fellowship', dates: 'clinical1:0000-00-00', field: 'dates' },
  ])('refuse %o with a sentence that names the field', async ({ field = 'items', ...query }) => {
    const response = await terms(query)
    expect([response.statusCode, response.json().field]).toEqual([400, field])
    expect(response.json().error).toMatch(new RegExp(`^${field}: \\w`))
  })

  test.each([
    { items: 'fellowship' },
    { items: 'clinical1', dates: 'clinical1:2026-10-16' },
    { items: 'module1,clinical1', dates: 'module1:2026-10-02,clinical1:2026-10-16,' },
    { items: 'clinical1', dates: '' },
    { items: 'clinical1', dates: 'clinical1:9999-12-31' },
    { items: 'clinical1', dates: 'clinical1:1970-01-01,nosuch:2026-10-16' },
  ])('answer %o', async (query) => {
    expect((await terms(query)).statusCode).toBe(200)
  })
})
