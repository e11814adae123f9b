import type { Page } from '@playwright/test'
import { password, signUp } from '#tests/support/account-journey.ts'
import { expectAccount, linkTo, newAddress, submitSignIn } from '#tests/support/identity-flows.ts'
import { desktop, expect, expectAccessible, hydrated, phone, test } from '#tests/support/journey.ts'

test('login shows the catalog’s message for every error', async ({ page, site }) => {
  const { email } = await signUp(site, 'catalogue')
  const field = page.getByLabel('Password', { exact: true })
  await page.goto('/login')
  await hydrated(page)

  await test.step('the password can be shown, and password managers know the fields', async () => {
    await expect(field).toHaveAttribute('autocomplete', 'current-password')
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide' }).click()
    await expect(field).toHaveAttribute('type', 'password')
  })

  await submitSignIn(page, email, 'wrong one')
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  for (const either of [page.getByLabel('Email'), field]) {
    await expect(either).toHaveAttribute('aria-invalid', 'true')
    await expect(either).toHaveAccessibleDescription('Invalid email or password')
  }
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(field).toHaveValue('wrong one')

  await submitSignIn(page, newAddress('nobody'))
  await expect(page.getByText('No account exists with this email')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('No account exists with this email')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByRole('alert')).toBeEmpty()

  await submitSignIn(page, 'no address')
  await expect(page.getByText('Invalid email format')).toBeVisible()
  await submitSignIn(page, email, '')
  await expect(field).toHaveAccessibleDescription('Please enter your password.')

  await page.route('**/accounts:signInWithPassword*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'USER_DISABLED' } } }),
  )
  await submitSignIn(page, email)
  await expect(page.getByRole('alert')).toHaveText('This account has been disabled')
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(field).not.toHaveAttribute('aria-invalid')

  await test.step('an error without its own message shows the general message', async () => {
    await page.route('**/accounts:signInWithPassword*', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'SOMETHING_NEW' } } }),
    )
    await submitSignIn(page, newAddress('something'))
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  })

  await test.step('a lost connection has its own message and is logged by kind', async () => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text())
    })
    await page.route('**/accounts:signInWithPassword*', (route) => route.abort())
    await submitSignIn(page, newAddress('offline'))
    await expect(page.getByRole('alert')).toHaveText('No internet connection. Please check it and try again')
    expect(logged.filter((line) => line.startsWith('identity: network-request-failed'))).toHaveLength(1)
  })
})

test('fifty wrong passwords lock an account for a while, and another account is not affected', {
  tag: '@all',
}, async ({ page, request, site }) => {
  const { email } = await signUp(site, 'guessed')
  const other = await signUp(site, 'untouched')
  // The first wait is 30 seconds, so slow steps come before it starts.
  await page.goto('/login')
  await hydrated(page)
  for (let guess = 0; guess < 50; guess += 1) {
    await request.post(`${site.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`, {
      data: { email, password: `guess ${guess}` },
    })
  }
  await submitSignIn(page, email)
  await expect(page.getByRole('alert')).toHaveText('Too many failed attempts. Please try again later')
  await submitSignIn(page, other.email)
  await expectAccount(page)
})

test('signing in returns to the guarded page, shows that it is busy, and ignores a second click', async ({
  page,
  site,
}) => {
  const { email } = await signUp(site, 'guarded')
  let sent = 0
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route('**/accounts:signInWithPassword*', async (route) => {
    sent += 1
    await allowed
    await route.continue()
  })
  await page.goto('/account?tab=payments')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  // Faster than a user: the second click comes before the page has rendered the first.
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Login' })
    .evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
  const busy = page.getByRole('button', { name: 'Signing in' })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await busy.click()
  await page.getByLabel('Email').press('Enter')
  allow()
  await expect(page).toHaveURL(/\/account\?tab=payments$/)
  expect(sent).toBe(1)
})

test('create-account fills in the email of its link and shows errors under their fields', async ({
  page,
  site,
}) => {
  const { email } = await signUp(site, 'taken')
  await page.goto(`/create-account?email=${encodeURIComponent(email)}`)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  const first = page.getByLabel('Password', { exact: true })
  const second = page.getByLabel('Confirm password', { exact: true })
  const submit = page.getByRole('button', { name: 'Create Account' })
  await expect(first).toHaveAccessibleDescription('At least 6 characters')
  // Password managers know the fields.
  await expect(first).toHaveAttribute('autocomplete', 'new-password')
  await expect(second).toHaveAttribute('autocomplete', 'new-password')

  await first.fill('short')
  await second.fill('other')
  await submit.click()
  await expect(first).toHaveAccessibleDescription('Password must be at least 6 characters')
  await expect(second).toHaveAccessibleDescription('Passwords do not match')
  await expect(first).toBeFocused()
  await expect(first).toHaveValue('short')

  await first.fill('secret')
  await expect(first).toHaveAccessibleDescription(/A few unrelated words are stronger/)
  await first.fill('four unrelated words')
  await expect(first).toHaveAccessibleDescription('Strong password')
  await first.fill(password)
  await second.fill(password)
  await submit.click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'The email address is already in use by another account.',
  )
  await expect(page.getByLabel('Email')).toBeFocused()

  await page.getByLabel('Email').fill('')
  await submit.click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter your email address.')
})

test('forgot-password shows the catalog’s message for every result', async ({ page }) => {
  await page.goto('/login')
  await hydrated(page)
  const typed = newAddress('forgetful')
  await page.getByLabel('Email').fill(typed)
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(typed)
  await expect(page, 'no address in the address').toHaveURL(/\/forgot-password$/)
  const ask = async (email: string) => {
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
  }
  await ask('')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter an email address.')
  await ask('no address')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address format.')
  await ask(newAddress('nobody'))
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('No account found with this email.')
  await expect(page.getByLabel('Email')).toBeFocused()

  let answer = 'RESET_PASSWORD_EXCEED_LIMIT'
  await page.route('**/accounts:sendOobCode*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: answer } } }),
  )
  await ask(newAddress('limited'))
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Please try again later.')
  answer = 'OPERATION_NOT_ALLOWED'
  await ask(newAddress('other'))
  await expect(page.getByRole('alert')).toHaveText(
    /^Failed to send reset email: The given sign-in provider is disabled/,
  )
  await expect(page.getByRole('alert')).toBeInViewport()

  await page.setViewportSize(desktop)
  await expectUsedLinkToLeadToNewOne(page)
})

test('identity pages and their emails are in Spanish too', { tag: '@all' }, async ({ page, site }) => {
  const { email } = await signUp(site, 'spanish')
  await page.goto('/login?lang=es')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill('otra cosa')
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('alert')).toHaveText('Correo electrónico o contraseña incorrectos')
  // A shown message changes with the language.
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')

  await page.goto('/create-account?lang=es')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByLabel('Confirmar la contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
  await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription(
    'Ya existe una cuenta con esta dirección de correo electrónico.',
  )

  await test.step('an email is in the language of the page that requested it', async () => {
    await page.goto('/forgot-password?lang=es')
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByRole('button', { name: 'Enviar el enlace' }).click()
    await expect(page.getByText('¡Enlace enviado! Revise su correo electrónico.')).toBeVisible()
    const link = await linkTo(site, email, 'Establezca una contraseña nueva')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Contraseña nueva' })).toBeVisible()
  })

  await page.setViewportSize(phone)
  await expectUsedLinkToLeadToNewOne(page)
})

async function expectUsedLinkToLeadToNewOne(page: Page) {
  await page.goto('/auth/action?mode=resetPassword&oobCode=used')
  await expect(page.locator('main a[href="/forgot-password"]')).toBeVisible()
  await expectAccessible(page)
}
