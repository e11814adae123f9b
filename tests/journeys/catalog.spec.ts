import type { Locator, Page } from '@playwright/test'
import { clipTitles as enTitles } from '#content/en/media/clip-titles.ts'
import { articleHeads as enHeads } from '#content/en/site/article-heads.ts'
import { clipTitles as esTitles } from '#content/es/media/clip-titles.ts'
import { articleHeads as esHeads } from '#content/es/site/article-heads.ts'
import { clips } from '#content/media/clips.ts'
import { releaseArticles } from '#content/pages/articles.ts'
import { desktop, expect, expectFitForBothWidths, hydrated, test } from '#tests/support/journey.ts'

test.use({ viewport: desktop })

const videos = (page: Page) => page.locator('main ul').filter({ has: page.locator('a[href="#placement"]') })
const stage = (page: Page) => page.locator('main section[aria-label]')
const steps = (page: Page, name = 'Steps') => page.getByRole('list', { name }).getByRole('button')

test('catalog plays videos, en', async ({ page }) => {
  const film = stage(page).locator('video')
  const filmTime = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await page.goto('/catalog')
  await expectVideosAndArticles(page, enTitles, enHeads)
  await hydrated(page)

  await test.step('player shows a poster, and a click plays the film with its steps', async () => {
    await expect(film).toHaveCount(0)
    await expect(steps(page)).toHaveText([
      'Healed site',
      'Pilot drill Ø 2.0 mm',
      'Final drill Ø 3.5 mm',
      'Seat the fixture',
      'Abutment',
      'Crown',
    ])
    await expect(page.locator('main section svg line')).toHaveCount(5)

    await stage(page).getByRole('button', { name: 'Play: Implant placement, step by step' }).click()
    await expect(film).toHaveAttribute('src', '/clips/placement.mp4')
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
    await loop(film)
    await expect(film.locator('track')).toHaveCount(2)
    await expect.poll(filmTime).toBeGreaterThan(0.2)
    await expect(videos(page).locator('li', { hasText: enTitles.placement })).toContainText('Playing')

    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(videos(page)).not.toContainText('Playing')
    await steps(page).nth(0).click()
    await expect(page.getByText('Confirm width, height and nerve distance')).toBeVisible()
    await steps(page).nth(3).click()
    await expect(page.getByText('Ø 4.3 × 11.5 mm, about 35 Ncm')).toBeVisible()
    await expect(steps(page).nth(3)).toHaveAttribute('aria-current', 'true')
    await expect.poll(filmTime).toBeCloseTo(7.05, 1)

    const slider = page.getByRole('slider', { name: 'Position in the video' })
    await slider.focus()
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', '0:14 of 0:14')
    await expect(page.getByText('Check contacts and occlusion')).toBeVisible()
  })

  await test.step('half speed stays for the next film', async () => {
    await page.getByRole('button', { name: 'Half speed' }).click()
    await page.getByRole('button', { name: `Next: ${enTitles.immediate}` }).click()
    await expect(page).toHaveURL(/\/catalog#immediate$/)
    await expect(film).toHaveAttribute('src', '/clips/immediate.mp4')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(0.5)
    await loop(film)
  })

  await test.step('full screen shows the stage', async () => {
    await page.getByRole('button', { name: 'Full screen' }).click()
    await expect
      .poll(() => page.evaluate(() => document.fullscreenElement?.contains(document.querySelector('video'))))
      .toBe(true)
    await page.getByRole('button', { name: 'Full screen' }).click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
  })

  await test.step('video of the grid plays in place without moving the page', async () => {
    const picture = videos(page).getByRole('button', { name: `Play: ${enTitles.gbr}` })
    await picture.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => scrollY)
    await picture.click()
    const inPlace = videos(page).locator('video')
    await expect(inPlace).toHaveAttribute('src', '/clips/gbr.mp4')
    await expect(inPlace).toBeFocused()
    await expect(videos(page), 'the film on the stage pauses').not.toContainText('Playing')
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await inPlace.evaluate((video: HTMLVideoElement) => video.pause())
  })

  await test.step('link of the grid shows a video on the stage and sets the hash', async () => {
    await videos(page).locator('a[href="#sinus_lift"]').click()
    await expect(page).toHaveURL(/\/catalog#sinus_lift$/)
    await expect(film).toHaveAttribute('src', '/clips/sinus_lift.mp4')
    await loop(film)
    await expect(film).toBeInViewport()
    await expect(page.getByRole('region', { name: enTitles.sinus_lift })).toBeFocused()
    await expect(steps(page).first()).toHaveText('Residual bone 5–6 mm')
    await expect(videos(page).locator('li', { hasText: enTitles.sinus_lift })).toContainText('Playing')
  })

  await expectAccessibleWhilePlaying(page, 'Pause')

  await test.step('link to a video shows its poster in the player', async () => {
    await page.goto('about:blank')
    await page.goto('/catalog#torque')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 2, name: 'Tightening the abutment screw' })).toBeVisible()
    await expect(film).toHaveCount(0)
  })

  await test.step('film that fails to load shows an error and can be retried', async () => {
    await page.route('**/*.mp4', (route) => route.abort())
    await stage(page).getByRole('button', { name: 'Play: Tightening the abutment screw' }).click()
    await expect(page.getByRole('alert')).toHaveText('The video couldn’t be loaded. Please try again.')
    await expect(videos(page)).not.toContainText('Playing')
    await page.unroute('**/*.mp4')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(filmTime).toBeGreaterThan(0.2)
    await expect(page.getByRole('alert')).toBeHidden()
  })
})

test('catalog plays videos, es', { tag: '@all' }, async ({ page }) => {
  await page.goto('/catalog?lang=es')
  await expectVideosAndArticles(page, esTitles, esHeads)
  await hydrated(page)

  await test.step('steps are in Spanish, and the film starts at the chosen step', async () => {
    await expect(steps(page, 'Pasos').first()).toHaveText('Sitio cicatrizado')
    // Holds the film back: it would play on to the next step before the assertion.
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/placement.mp4', (route) => released.then(() => route.continue()))
    await steps(page, 'Pasos').nth(3).click()
    await expect(page.getByText('Ø 4.3 × 11.5 mm, en torno a 35 Ncm')).toBeVisible()
    release()
    // Not the current time: playing from the beginning would also reach the step.
    const startOfPlay = () =>
      page.locator('video').evaluate(({ played }: HTMLVideoElement) => played.length && played.start(0))
    await expect.poll(startOfPlay, 'film starts at the step').toBeGreaterThan(7)
  })

  await page.evaluate(() => {
    location.hash = '#gbr'
  })
  await stage(page)
    .getByRole('button', { name: `Reproducir: ${esTitles.gbr}` })
    .click()
  await expectAccessibleWhilePlaying(page, 'Pausa')
})

test('catalog articles', async ({ page, request }) => {
  await test.step('article is in both languages and links to its video and the next article', async () => {
    await page.goto('/catalog/torque-preload-and-the-loose-screw?lang=es')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Torque, precarga y el tornillo flojo')

    await page.goto('/catalog/torque-preload-and-the-loose-screw?lang=en')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Torque, preload and the loose screw')
    await expect(page).toHaveTitle('Torque, preload and the loose screw | BHIA')
    await expect(page.getByRole('heading', { name: 'A screw is a spring' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Read next' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first twelve weeks')
    await page.getByRole('link', { name: 'Watch the video' }).click()
    await expect(page).toHaveURL(/\/catalog#osseointegration$/)
    await expect(
      page.getByRole('heading', { level: 2, name: 'Osseointegration over twelve weeks' }),
    ).toBeVisible()
  })

  await test.step('unknown article redirects to /404 on the first load and within the site', async () => {
    const answer = await request.get('/catalog/no-such-article', { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers().location).toBe('/404')

    await page.evaluate(() => {
      history.pushState(null, '', '/catalog/no-such-article')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page).toHaveURL(/\/404$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  })
})

/** Keeps the film playing however slow the test is. */
async function loop(film: Locator) {
  await film.evaluate((video: HTMLVideoElement) => {
    video.loop = true
  })
}

function expectVideosAndArticles(page: Page, titles: typeof enTitles, heads: typeof enHeads) {
  return test.step('catalog lists 16 videos and at least three articles', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Implantimes')
    await expect(videos(page).getByRole('link')).toHaveCount(16)
    for (const { videoId } of clips) {
      await expect(videos(page).locator('li', { has: page.locator(`a[href="#${videoId}"]`) })).toContainText(
        titles[videoId],
      )
    }
    expect(releaseArticles.length).toBeGreaterThanOrEqual(3)
    for (const { slug } of releaseArticles) {
      await expect(page.locator(`a[href="/catalog/${slug}"]`)).toContainText(heads[slug].title)
    }
  })
}

function expectAccessibleWhilePlaying(page: Page, pause: string) {
  return test.step('catalog has no accessibility violations while a film plays', async () => {
    await expect(page.getByRole('button', { name: pause })).toBeVisible()
    await expectFitForBothWidths(page)
  })
}
