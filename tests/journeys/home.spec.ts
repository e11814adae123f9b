import { desktop, expect, hydrated, neverRests, test } from '../support/journey.ts'

test.use({ viewport: desktop })

test('the home page, read by somebody who touches nothing', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })

  await test.step('nothing of React comes before the page has settled, and it runs after a rest', async () => {
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.waitForSelector('html[data-hydrated]')
    expect(scripts.some((url) => url.includes('/assets/entry-'))).toBe(true)
    const early = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return performance
        .getEntriesByType('resource')
        .filter(
          ({ name, startTime }) => name.endsWith('.js') && startTime < (navigation?.loadEventStart ?? 0),
        )
        .map(({ name }) => name)
    })
    expect(early).toEqual([])
  })

  await test.step('nobody there, nothing is fetched ahead', async () => {
    await page.waitForLoadState('networkidle')
    const pages = scripts.filter((url) => url.includes('-page-'))
    expect(pages).toEqual([expect.stringContaining('home-page-')])
  })

  await test.step('the hero lies on a blurred picture and says what the academy is', async () => {
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('The most prestigious Mastership in the industry')
    // As the browser tells it to who listens: a space of its own at the end of a line is not in it.
    const courseDate = await page.context().newCDPSession(page)
    const { nodes } = await courseDate.send('Accessibility.getFullAXTree')
    const heard = nodes.filter(({ role }) => role?.value === 'heading').map(({ name }) => name?.value)
    expect(heard).toContain('The most prestigious Mastership in the industry')
    const picture = page.locator('main img').first()
    await expect(picture).toHaveAttribute('src', /palms-blurred/)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })

  await test.step('the next four dates stand in it, soonest first', async () => {
    await expect(page.locator('main section').first().getByRole('listitem')).toHaveText([
      /Module 2.*Sept 12–14.*2025/s,
      /Clinical 1.*Oct 16–21.*2025/s,
      /Clinical 2.*Nov 13–18.*2025/s,
      /Module 3.*Jan 23–25.*2026/s,
    ])
  })

  await test.step('Flexible Learning Options has its two buttons', async () => {
    await expect(page.getByRole('heading', { name: 'Flexible Learning Options' })).toBeVisible()
    const hybrid = page.getByText('online faculty-guided modules plus hands-on clinical sessions')
    await expect(hybrid).toBeVisible()
    await expect(page.getByRole('link', { name: 'Explore Our Courses' })).toHaveAttribute('href', '/courses')
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Flexible Learning Options' }),
    })
    await expect(section.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/register')
  })

  await test.step('the two tracks name their courses and their price', async () => {
    const track = (name: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(track('Fellowship').getByRole('listitem')).toHaveText([
      /Module 1.*Basic Dental Implantology/,
      /Module 2.*Advanced and Immediate Implantology/,
      /Clinical 1.*Basic and Intermediate Surgery/,
    ])
    await expect(track('Fellowship')).toContainText('$12,000')
    await expect(track('Mastership').getByRole('listitem')).toHaveText([
      /Module 3.*Complicated Cases and Implant Failures/,
      /Module 4.*Full Arch Surgical and Restorative/,
      /Clinical 2.*Advanced Surgical Techniques/,
    ])
    await expect(track('Mastership')).toContainText('$35,000')
  })

  await test.step('who asks for stillness gets it', async () => {
    const motion = () =>
      page.evaluate(() => ({
        drift: getComputedStyle(document.querySelector('main img') as Element).animationName,
        hover: getComputedStyle(document.documentElement).getPropertyValue('--hover').split(' ')[0],
      }))
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await motion()).toEqual({ drift: expect.stringContaining('drift'), hover: '.16s' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await motion()).toEqual({ drift: 'none', hover: '1ms' })
  })

  await test.step('the page is hydrated without a mismatch, signed in or not', async () => {
    await page.evaluate(() =>
      localStorage.setItem(
        'firebase:authUser:k:[DEFAULT]',
        JSON.stringify({ uid: 'u', email: 'alex@example.com' }),
      ),
    )
    await page.reload()
    await page.evaluate(() => {
      Object.assign(window, { first: document.querySelector('h1') })
    })
    await hydrated(page)
    // React threw nothing away: the heading is still the server's.
    expect(await page.evaluate(() => document.querySelector('h1') === Reflect.get(window, 'first'))).toBe(
      true,
    )
    expect(errors.filter((text) => /hydrat|Minified React/i.test(text))).toEqual([])
  })
})

// Each in a browser that has kept nothing: a file of the other language's page would be in its store.
for (const language of ['en', 'es']) {
  test(`what the first touch needs is here before it, in ${language}`, async ({ page, context }) => {
    await neverRests(page)
    await page.goto(`/courses?lang=${language}`)
    await page.waitForFunction(() => {
      const { scripts, imports, sheet } =
        document.querySelector<HTMLElement>('script[data-sheet]')?.dataset ?? {}
      const needed = `${scripts} ${imports} ${sheet}`.split(' ').filter(Boolean)
      const here = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      return needed.every((file) => here.includes(file))
    })
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
    await context.setOffline(true)
    await hydrated(page)
    const sheetIsThere = () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet !== null
    expect(await page.evaluate(sheetIsThere)).toBe(true)
  })
}
