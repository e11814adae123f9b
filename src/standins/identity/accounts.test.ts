import { decodeJwt } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { hours, minutes } from '#domain/dates/days.ts'
import { readRefusedPasswords } from '#domain/people/refused-passwords.ts'
import { changeCredentials } from '#features/people/users.queries.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { startIdentity } from '#tests/support/identity.ts'

const { database, close } = await freshDatabase()
const identity = await startIdentity(database)
const { post, call, refresh, signUp, clock } = identity
afterAll(async () => {
  await identity.close()
  await close()
})

const password = 'a good one'

describe('sign-up', () => {
  test('answers with the fields that the SDK needs', async () => {
    const { status, body } = await call('signUp', { email: 'New@Mail.example', password })
    expect(status).toBe(200)
    expect(body).toMatchObject({ email: 'new@mail.example', expiresIn: '3600' })
    expect(decodeJwt(String(body.idToken))).toMatchObject({
      iss: 'academy-identity',
      aud: 'academy',
      sub: body.localId,
      user_id: body.localId,
      email: 'new@mail.example',
      email_verified: false,
      firebase: { identities: { email: ['new@mail.example'] }, sign_in_provider: 'password' },
    })
  })

  test.each([
    [{ email: 'NEW@mail.example', password }, 'EMAIL_EXISTS'],
    [{ email: 'no address', password }, 'INVALID_EMAIL'],
    [{ email: '', password }, 'MISSING_EMAIL'],
    [{ password }, 'MISSING_EMAIL'],
    [{ email: 'a@mail.example' }, 'MISSING_PASSWORD'],
    [
      { email: 'a@mail.example', password: '12345' },
      'WEAK_PASSWORD : Password should be at least 6 characters',
    ],
    [{}, 'ADMIN_ONLY_OPERATION : Accounts without an email address are not offered.'],
    [{ email: 7, password }, 'INVALID_ARGUMENT : email is not valid.'],
    [{ email: 'a@mail.example', password, localId: 'mine' }, 'INVALID_ARGUMENT : localId is not valid.'],
  ])('%j is refused: %s', async (request, error) => {
    expect(await call('signUp', request)).toMatchObject({ status: 400, error })
  })

  test('a site may ask for longer passwords, and existing shorter ones still sign in', async () => {
    const email = 'longer@mail.example'
    await call('signUp', { email, password: 'secret' })
    const strict = await startIdentity(database, { leastPassword: 15 })
    expect((await strict.call('signUp', { email: 'b@mail.example', password: 'fourteen chars' })).error).toBe(
      'WEAK_PASSWORD : Password should be at least 15 characters',
    )
    expect((await strict.call('signInWithPassword', { email, password: 'secret' })).status).toBe(200)
  })

  test('passwords on the site’s list are refused in every case, and existing ones still sign in', async () => {
    const email = 'common@mail.example'
    await call('signUp', { email, password: 'letmein' })
    const refusedPasswords = readRefusedPasswords('# the commonest\nletmein\r\n\nContraseña\n')
    const strict = await startIdentity(database, { refusedPasswords })
    for (const common of ['letmein', 'LetMeIn', 'contrasen\u0303a']) {
      expect((await strict.call('signUp', { email: 'c@mail.example', password: common })).error).toMatch(
        /^PASSWORD_DOES_NOT_MEET_REQUIREMENTS/,
      )
    }
    expect((await strict.call('signUp', { email: 'c@mail.example', password: 'letmein2' })).status).toBe(200)
    const { idToken } = (await strict.call('signInWithPassword', { email, password: 'letmein' })).body
    expect((await strict.call('update', { idToken, password: 'letmein' })).error).toMatch(
      /^PASSWORD_DOES_NOT_MEET_REQUIREMENTS/,
    )
  })

  test('of concurrent sign-ups with one address, one gets the account', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('signUp', { email: 'raced@mail.example', password })),
    )
    expect(answers.map(({ error }) => error ?? 'made').sort()).toEqual([
      'EMAIL_EXISTS',
      'EMAIL_EXISTS',
      'made',
    ])
  })
})

describe('sign-in', () => {
  test('needs the right password and ignores the case of the address', async () => {
    await signUp('sign-in@mail.example')
    expect(await call('signInWithPassword', { email: 'Sign-In@MAIL.example', password })).toMatchObject({
      status: 200,
      body: { registered: true, email: 'sign-in@mail.example' },
    })
  })

  test.each([
    [{ email: 'sign-in@mail.example', password: 'another' }, 'INVALID_PASSWORD'],
    [{ email: 'nobody@mail.example', password }, 'EMAIL_NOT_FOUND'],
    [{ email: '', password }, 'INVALID_EMAIL'],
    [{ email: 'sign-in@mail.example', password: '' }, 'MISSING_PASSWORD'],
  ])('%j is refused: %s', async (request, error) => {
    expect(await call('signInWithPassword', request)).toMatchObject({ status: 400, error })
  })

  test('accepts a password typed with a composed or a decomposed letter', async () => {
    await signUp('letters@mail.example', 'contraseña'.normalize('NFD'))
    const signIn = await call('signInWithPassword', { email: 'letters@mail.example', password: 'contraseña' })
    expect(signIn.status).toBe(200)
  })

  test('reveals that an account is disabled only with its password', async () => {
    const { localId } = await signUp('disabled@mail.example')
    await changeCredentials(database, localId, { disabled: true }, clock.now())
    const email = 'disabled@mail.example'
    expect((await call('signInWithPassword', { email, password })).error).toBe('USER_DISABLED')
    expect((await call('signInWithPassword', { email, password: 'wrong one' })).error).toBe(
      'INVALID_PASSWORD',
    )
  })

  test('with hidden accounts answers alike whether an account exists, and so does a reset', async () => {
    const hiding = await startIdentity(database, { hideAccounts: true })
    const signIn = (email: string) => hiding.call('signInWithPassword', { email, password: 'wrong one' })
    expect((await signIn('sign-in@mail.example')).error).toBe('INVALID_LOGIN_CREDENTIALS')
    expect((await signIn('nobody@mail.example')).error).toBe('INVALID_LOGIN_CREDENTIALS')
    const reset = await hiding.call('sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: 'nobody@mail.example',
    })
    expect(reset).toMatchObject({ status: 200, body: { email: 'nobody@mail.example' } })
    expect(hiding.emails).toEqual([])
    await hiding.close()
  })
})

test('with hidden accounts a reset is answered before its email is created', async () => {
  await signUp('reset-in-time@mail.example')
  const emailed = Promise.withResolvers<void>()
  const posted: string[] = []
  const hiding = await startIdentity(database, {
    hideAccounts: true,
    async postEmail(_db, { to }) {
      await emailed.promise
      posted.push(to)
    },
  })
  const email = 'reset-in-time@mail.example'
  expect((await hiding.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })).status).toBe(200)
  expect(posted).toEqual([])
  emailed.resolve()
  await hiding.close()
  expect(posted).toEqual([email])
})

describe('an account', () => {
  test('is looked up with an ID token', async () => {
    const { idToken, localId } = await signUp('lookup@mail.example')
    const { body } = await call('lookup', { idToken })
    expect(body.users).toMatchObject([
      {
        localId,
        email: 'lookup@mail.example',
        emailVerified: false,
        createdAt: String(clock.now().getTime()),
        providerUserInfo: [{ providerId: 'password', email: 'lookup@mail.example' }],
      },
    ])
    expect((await call('lookup', { idToken: 'made up' })).error).toBe('INVALID_ID_TOKEN')
    expect((await call('lookup', {})).error).toBe('MISSING_ID_TOKEN')
  })

  test('gets a name and loses it', async () => {
    const { idToken } = await signUp('name@mail.example')
    expect((await call('update', { idToken, displayName: 'Alex Rivera' })).body.displayName).toBe(
      'Alex Rivera',
    )
    expect((await call('update', { idToken, photoUrl: '/p.png' })).body).toMatchObject({
      displayName: 'Alex Rivera',
      photoUrl: '/p.png',
    })
    const gone = await call('update', { idToken, deleteAttribute: ['DISPLAY_NAME'] })
    expect(gone.body).toMatchObject({ displayName: '', photoUrl: '/p.png' })
    expect((await call('update', { idToken, displayName: 'a\u0000b' })).error).toMatch(/^INVALID_ARGUMENT/)
  })

  test('a new password revokes every token given out before, in the same second too', async () => {
    const old = await signUp('revoked@mail.example')
    const changed = await call('update', { idToken: old.idToken, password: 'a better one' })
    expect(changed.status).toBe(200)
    expect((await call('lookup', { idToken: old.idToken })).error).toBe('TOKEN_EXPIRED')
    expect((await refresh(old.refreshToken)).error).toBe('TOKEN_EXPIRED')
    expect((await call('lookup', { idToken: changed.body.idToken })).status).toBe(200)
    expect((await refresh(String(changed.body.refreshToken))).status).toBe(200)
  })

  test('changes its address only by the link sent there, like Firebase with enumeration protection', async () => {
    const { idToken } = await signUp('first@mail.example')
    for (const change of [{ email: 'second@mail.example' }, { email: '', password: 'a better one' }]) {
      expect((await call('update', { idToken, ...change })).error).toMatch(/^OPERATION_NOT_ALLOWED : /)
    }
    expect((await call('lookup', { idToken })).body.users).toMatchObject([{ email: 'first@mail.example' }])
    expect((await call('signInWithPassword', { email: 'first@mail.example', password })).status).toBe(200)
  })

  test('needs a recent sign-in for a new password, a new address and its deletion', async () => {
    const { idToken } = await signUp('later@mail.example')
    clock.forward(minutes(6))
    const tooOld = 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
    expect((await call('update', { idToken, password: 'a better one' })).error).toBe(tooOld)
    const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'other@mail.example' }
    expect((await call('sendOobCode', { idToken, ...change })).error).toBe(tooOld)
    expect((await call('delete', { idToken })).error).toBe(tooOld)
    expect((await call('lookup', { idToken })).status).toBe(200)
  })

  test('is deleted with its tokens and the person’s other data', async () => {
    const { idToken, refreshToken, localId } = await signUp('deleted@mail.example')
    expect((await call('delete', { idToken })).status).toBe(200)
    expect(identity.erased).toEqual([localId])
    expect((await call('lookup', { idToken })).error).toBe('USER_NOT_FOUND')
    expect((await refresh(refreshToken)).error).toBe('USER_NOT_FOUND')
    const signIn = await call('signInWithPassword', { email: 'deleted@mail.example', password })
    expect(signIn.error).toBe('EMAIL_NOT_FOUND')
  })

  test('is kept when the erasure fails', async () => {
    const failing = await startIdentity(database, { erasePerson: () => Promise.reject(new Error('no')) })
    const { idToken } = await failing.signUp('kept@mail.example')
    expect((await failing.call('delete', { idToken })).status).toBe(503)
    expect((await failing.call('lookup', { idToken })).status).toBe(200)
    await failing.close()
  })
})

describe('tokens', () => {
  test('an ID token is valid for an hour, and the refresh token gets another', async () => {
    const { idToken, refreshToken, localId } = await signUp('hour@mail.example')
    const signedInAt = Math.floor(clock.now().getTime() / 1000)
    clock.forward(hours(1) + 1000)
    expect((await call('lookup', { idToken })).error).toBe('TOKEN_EXPIRED')
    const { body } = await refresh(refreshToken)
    expect(body).toMatchObject({ user_id: localId, expires_in: '3600', refresh_token: refreshToken })
    expect(decodeJwt(String(body.access_token))).toMatchObject({ auth_time: signedInAt })
    expect((await call('lookup', { idToken: body.id_token })).status).toBe(200)
  })

  test('two tabs may refresh at once', async () => {
    const { refreshToken } = await signUp('tabs@mail.example')
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  test('a refresh token expires after half a year without use', async () => {
    const { refreshToken } = await signUp('idle@mail.example')
    clock.forward(hours(24 * 179))
    expect((await refresh(refreshToken)).status).toBe(200)
    clock.forward(hours(24 * 181))
    expect((await refresh(refreshToken)).error).toBe('TOKEN_EXPIRED')
  })

  test('a refresh token of a disabled account, or none at all, is refused', async () => {
    const { refreshToken, localId } = await signUp('refused@mail.example')
    await changeCredentials(database, localId, { disabled: true }, clock.now())
    expect((await refresh(refreshToken)).error).toBe('USER_DISABLED')
    expect((await refresh('made up')).error).toBe('INVALID_REFRESH_TOKEN')
    expect((await refresh('')).error).toBe('MISSING_REFRESH_TOKEN')
    expect((await post('/securetoken.googleapis.com/v1/token', '')).error).toBe('MISSING_GRANT_TYPE')
    expect((await refresh(`${localId}.${'x'.repeat(43)}`)).error).toBe('USER_DISABLED')
  })
})

test('an unreachable database answers in plain text, so that no page load signs anyone out', async () => {
  const { idToken } = await signUp('plain@mail.example')
  const broken = await startIdentity(database, {
    keyring: { ...identity.keyring, find: () => Promise.reject(new Error('connection refused')) },
  })
  const answer = await broken.app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:lookup',
    payload: { idToken },
  })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['content-type']).toContain('text/plain')
  await broken.close()
})
