import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/support/app.ts'

const emirates = '5.195.0.1'
const nigeria = '197.210.0.1'
const states = '8.8.8.8'

function keptLog() {
  const lines: string[] = []
  return { lines, log: pino({ level: 'info' }, { write: (line) => lines.push(line) }) }
}

describe('GET /api/ipinfo', () => {
  const open: TestApp[] = []
  const appWith = async (options: Parameters<typeof testApp>[0] = {}) => {
    const site = await testApp(options)
    open.push(site)
    return site
  }
  afterAll(() => Promise.all(open.map((site) => site.close())))

  async function ask({ app }: TestApp, remoteAddress: string, headers: Record<string, string> = {}) {
    const response = await app.inject({ url: '/api/ipinfo', remoteAddress, headers })
    expect(response.statusCode).toBe(200)
    return response.json()
  }

  test('returns the country, and whether it is in the Middle East or Africa', async () => {
    const site = await appWith()
    expect(await ask(site, emirates)).toEqual({ isInMiddleEastOrAfrica: true, country: 'AE' })
    expect(await ask(site, nigeria)).toEqual({ isInMiddleEastOrAfrica: true, country: 'NG' })
    expect(await ask(site, states)).toEqual({ isInMiddleEastOrAfrica: false, country: 'US' })
    expect(await ask(site, '127.0.0.1')).toEqual({ isInMiddleEastOrAfrica: false, country: null })
  })

  test('is never cached', async () => {
    const site = await appWith()
    const response = await site.app.inject('/api/ipinfo')
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('a forwarded address is used only from a trusted proxy', async () => {
    const forwarded = { 'x-forwarded-for': emirates }
    const direct = await appWith()
    expect(await ask(direct, states, forwarded)).toMatchObject({ country: 'US' })
    const behindProxy = await appWith({ env: { TRUST_PROXY: 'loopback' } })
    expect(await ask(behindProxy, '127.0.0.1', forwarded)).toMatchObject({ country: 'AE' })
    expect(await ask(behindProxy, states, forwarded)).toMatchObject({ country: 'US' })
  })

  test('answers no without the GeoIP database, and the site warns once', async () => {
    const { lines, log } = keptLog()
    const site = await appWith({ env: { GEOIP_DB: '/nowhere/country.mmdb' }, log })
    for (const address of [emirates, nigeria]) {
      expect(await ask(site, address)).toEqual({ isInMiddleEastOrAfrica: false, country: null })
    }
    expect(lines.filter((line) => line.includes('/nowhere/country.mmdb'))).toHaveLength(1)
  })
})

describe('POST /api/analytics/track-visit', () => {
  let site: TestApp
  const { lines, log } = keptLog()
  beforeAll(async () => {
    site = await testApp({ log })
  })

  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1'

  const track = (payload: object, remoteAddress = emirates) =>
    site.app.inject({ method: 'POST', url: '/api/analytics/track-visit', payload, remoteAddress })

  const written = () => site.database.selectFrom('visits').selectAll().execute()

  test.each([
    [{}, 'page', 'page: is required'],
    [{ page: 'courses' }, 'page', 'page: must be a path'],
    [{ page: '/courses', referrer: 7 }, 'referrer', 'referrer: is not valid'],
    [{ page: '/courses', userAgent: 'x'.repeat(5000) }, 'userAgent', 'userAgent: is not valid'],
  ])('refuses an invalid visit in our own words and names the field', async (visit, field, error) => {
    const response = await track(visit)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error, code: 'invalid_request', field })
  })

  test('stores the page, the referrer’s host, the country, and the kind of browser and device, nothing else', async () => {
    const response = await track({
      page: '/courses?email=ana@example.com',
      referrer: 'https://search.example/?q=ana+perez',
      userAgent,
      email: 'ana@example.com',
    })
    expect(response.statusCode).toBe(204)
    await expect.poll(written).toEqual([
      {
        at: site.clock.now(),
        day: '2025-08-01',
        page: '/courses',
        referrerHost: 'search.example',
        country: 'AE',
        browser: 'safari',
        device: 'phone',
      },
    ])
    expect(lines.join('\n')).not.toMatch(/5\.195|ana@|perez/)
  })

  test('a burst of 10,000 visits is counted, also those in memory at shutdown, up to the limit of a network', async () => {
    const before = (await written()).length
    const visit = { page: '/faqs', referrer: '', userAgent }
    const burst = Array.from({ length: 10_000 }, () => track(visit, states))
    burst.push(track({ ...visit, page: '/about' }, states), track({ ...visit, page: '/contact' }, nigeria))
    const answers = await Promise.all(burst)
    expect(answers.every(({ statusCode }) => statusCode === 204)).toBe(true)
    await site.app.close()
    const counted = (await written()).map(({ page }) => page)
    expect(counted.length - before).toBe(10_001)
    expect(counted.filter((page) => page === '/faqs')).toHaveLength(10_000)
    expect(counted).toContain('/contact')
    await site.close()
  })
})
