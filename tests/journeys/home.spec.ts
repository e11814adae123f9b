import {
  desktop,
  expect,
  expectAccessible,
  hydrated,
  storyLanguages,
  test,
  withoutIdleHydration,
} from '../support/journey.ts'

test.use({ viewport: desktop })

test('home page without user interaction', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })

  await test.step('React loads after the load event and hydrates when the page is idle', async () => {
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.waitForSelector('html[data-hydrated]')
    expect(scripts.some((url) => url.includes('/assets/entry-'))).toBe(true)
    const early = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return (
        performance
          .getEntriesByType('resource')
          .filter(
            ({ name, startTime }) => name.endsWith('.js') && startTime < (navigation?.loadEventStart ?? 0),
          )
          .map(({ name }) => name)
          // It waits for the first paint alone, which may come before the load event.
          .filter((name) => !name.includes('/after-paint-'))
      )
    })
    expect(early).toEqual([])
  })

  await test.step('no other page is prefetched without user interaction', async () => {
    await page.waitForLoadState('networkidle')
    const pages = scripts.filter((url) => url.includes('-page-'))
    expect(pages).toEqual([expect.stringContaining('home-page-')])
  })

  await test.step('hero shows the title on a blurred picture', async () => {
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('The most prestigious Mastership in the industry')
    // The accessibility tree drops a text node that is only a space at the end of a line.
    const courseDate = await page.context().newCDPSession(page)
    const { nodes } = await courseDate.send('Accessibility.getFullAXTree')
    const headings = nodes.filter(({ role }) => role?.value === 'heading').map(({ name }) => name?.value)
    expect(headings).toContain('The most prestigious Mastership in the industry')
    const picture = page.locator('main img').first()
    await expect(picture).toHaveAttribute('src', /palms-blurred/)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })

  await test.step('hero lists the next four course dates, soonest first', async () => {
    await expect(page.locator('main section').first().getByRole('listitem')).toHaveText([
      /Module 2.*Sept 12–14.*2025/s,
      /Clinical 1.*Oct 16–21.*2025/s,
      /Clinical 2.*Nov 13–18.*2025/s,
      /Module 3.*Jan 23–25.*2026/s,
    ])
  })

  await test.step('Flexible Learning Options links to courses and registration', async () => {
    await expect(page.getByRole('heading', { name: 'Flexible Learning Options' })).toBeVisible()
    const hybrid = page.getByText('online faculty-guided modules plus hands-on clinical sessions')
    await expect(hybrid).toBeVisible()
    await expect(page.getByRole('link', { name: 'Explore Our Courses' })).toHaveAttribute('href', '/courses')
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Flexible Learning Options' }),
    })
    await expect(section.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/register')
  })

  await test.step('Fellowship and Mastership list their courses and price', async () => {
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

  await test.step('animations stop when reduced motion is preferred', async () => {
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

  await test.step('the story shows six stills, or a film that follows the scroll position', async () => {
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'One implant, six moves' }),
    })
    const film = section.locator('canvas')
    await expect(section.getByRole('listitem')).toHaveCount(6)
    await expect(section.getByRole('img')).toHaveCount(6)
    await expect(film).toBeHidden()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(section.getByRole('img')).toHaveCount(0)
    await section.getByRole('heading', { name: 'Crown' }).evaluate((element) => element.scrollIntoView())
    const isDrawn = (canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
      return pixels?.some((value) => value > 0)
    }
    await expect.poll(() => film.evaluate(isDrawn)).toBe(true)
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  await test.step('page hydrates without a mismatch when a user is stored', async () => {
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
    // The same element: React did not re-render the server's markup.
    expect(await page.evaluate(() => document.querySelector('h1') === Reflect.get(window, 'first'))).toBe(
      true,
    )
    expect(errors.filter((text) => /hydrat|Minified React/i.test(text))).toEqual([])
  })
})

// One test per language: the browser cache would already hold files of the other language's page.
for (const language of storyLanguages) {
  test(`page hydrates offline after its files were prefetched, in ${language}`, async ({ page, context }) => {
    await withoutIdleHydration(page)
    await page.goto(`/courses?lang=${language}`)
    await page.waitForFunction(() => {
      const { scripts, imports, sheet } =
        document.querySelector<HTMLElement>('script[data-sheet]')?.dataset ?? {}
      const needed = `${scripts} ${imports} ${sheet}`.split(' ').filter(Boolean)
      const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      return needed.every((file) => loaded.includes(file))
    })
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
    await context.setOffline(true)
    await hydrated(page)
    const sheetHasLoaded = () =>
      document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet !== null
    expect(await page.evaluate(sheetHasLoaded)).toBe(true)
  })
}

test('All 22 photos opens them one by one and returns the focus', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const link = page.getByRole('link', { name: 'All 22 photos' })
  // At once: Playwright's own scrolling waits until the element stands still, and this one is replaced meanwhile.
  await link.evaluate((element) => element.scrollIntoView())
  // The lower half of the page loads near the window. Until then the link leads to the photos on /courses.
  await expect(page.locator('main div[lang]')).toHaveCount(0)
  await link.click()
  const photos = page.getByRole('dialog', { name: 'All photos' })
  await expect(photos).toContainText('1 / 22')
  await page.keyboard.press('ArrowLeft')
  await expect(photos).toContainText('22 / 22')
  await photos.getByRole('button', { name: 'Next photo' }).click()
  await expect(photos).toContainText('1 / 22')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(photos).toBeHidden()
  await expect(link).toBeFocused()
})
