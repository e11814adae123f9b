// Printed pages, and dialogs on a laptop's screen.
import { makeAccount, signIn } from '#tests/support/account-journey.ts'
import { desktop, expect, storyLanguages, test } from '../support/journey.ts'

for (const path of ['/', '/resources']) {
  test(`${path} prints dark text on white`, async ({ page }) => {
    for (const language of storyLanguages) {
      await page.goto(`${path}?lang=${language}`)
      await page.emulateMedia({ media: 'print' })
      const light = () =>
        page.evaluate(() => {
          const canvas = document.createElement('canvas').getContext('2d')
          const brightness = (color: string) => {
            if (!canvas) return 0
            canvas.fillStyle = color
            canvas.fillRect(0, 0, 1, 1)
            return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3))
          }
          return [...document.querySelectorAll('main *')]
            .filter((element) => element.checkVisibility())
            .filter(({ childNodes }) =>
              [...childNodes].some((node) => node instanceof Text && node.data.trim()),
            )
            .filter((element) => brightness(getComputedStyle(element).color) > 128)
            .map(({ textContent }) => textContent)
        })
      // Colors change in a transition.
      await expect.poll(light).toEqual([])
    }
  })
}

test('account dialogs fit 900 px, and buttons of irreversible actions are red and say what they do', async ({
  page,
  site,
}) => {
  await page.setViewportSize(desktop)
  await signIn(page, await makeAccount(site, 'dialogs'))
  const dialog = page.getByRole('dialog')
  for (const [tab, name] of [
    ['courses', 'Add hours'],
    ['courses', 'Add a case'],
    ['info', 'Delete my account'],
  ] as const) {
    await page.goto(`/account?tab=${tab}`)
    await page.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toBeVisible()
    const hidden = await dialog.evaluate((element) => element.scrollHeight - element.clientHeight)
    expect(hidden, `${name}: px below the fold`).toBe(0)
  }
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const remove = dialog.getByRole('button', { name: 'Delete account permanently' })
  // The pointer would change its color.
  await page.mouse.move(1, 1)
  const red = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--red'))
  await expect(remove).toHaveCSS('background-color', await page.evaluate(rgbOf, red))
})

function rgbOf(color: string): string {
  const element = document.body.appendChild(document.createElement('i'))
  element.style.color = color
  const { color: computed } = getComputedStyle(element)
  element.remove()
  return computed
}
