import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { seconds } from '#domain/dates/days.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { startIdentity } from '#tests/support/identity.ts'
import { leastCost } from './passwords.ts'
import { waitRules } from './waits.ts'

const { database, close } = await freshDatabase()
// The hash must be slow enough for concurrent guesses to overlap.
const identity = await startIdentity(database, { hashingCost: leastCost })
const { call, signUp, clock } = identity
afterAll(async () => {
  await identity.close()
  await close()
})

const { free, firstWait } = waitRules['sign-in pair']
const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url')
const password = 'a good one'
const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER'
const signIn = (email: string, typed: string, from?: string) =>
  call('signInWithPassword', { email, password: typed }, { ...(from && { from }) })

describe('fifty wrong passwords', () => {
  test('from one network lock one account, also for the right password', async () => {
    await signUp('target@mail.example')
    await signUp('bystander@mail.example')
    const errors: (string | undefined)[] = []
    for (let guess = 0; guess < 50; guess += 1) {
      errors.push((await signIn('target@mail.example', `guess ${guess}`)).error)
    }
    expect(errors.slice(0, free)).toEqual(Array(free).fill('INVALID_PASSWORD'))
    expect(new Set(errors.slice(free))).toEqual(new Set([tooMany]))
    expect((await signIn('target@mail.example', password)).error).toBe(tooMany)
    expect((await signIn('bystander@mail.example', password)).status).toBe(200)
    clock.forward(firstWait - seconds(1))
    expect((await signIn('target@mail.example', password)).error).toBe(tooMany)
    clock.forward(seconds(2))
    expect((await signIn('target@mail.example', password)).status).toBe(200)
  })

  test('sent at once are limited like those sent one by one, even with the right password among them', async () => {
    await signUp('hurried@mail.example')
    const guesses = [...Array.from({ length: 49 }, (_, guess) => `guess ${guess}`), password]
    const answers = await Promise.all(
      guesses.map((guess) => signIn('hurried@mail.example', guess, '10.9.0.1')),
    )
    const checked = answers.filter(({ error }) => error === 'INVALID_PASSWORD').length
    expect(checked).toBeLessThanOrEqual(free)
    expect(answers.filter(({ error }) => error === tooMany).length).toBe(50 - checked)
  })

  test('double each wait, and a right password in between resets it', async () => {
    await signUp('patient@mail.example')
    const wrong = () => signIn('patient@mail.example', 'wrong one', '10.8.0.1')
    for (let guess = 0; guess < free; guess += 1) await wrong()
    clock.forward(firstWait + seconds(1))
    expect((await wrong()).error).toBe('INVALID_PASSWORD')
    clock.forward(firstWait + seconds(1))
    expect((await wrong()).error).toBe(tooMany)
    clock.forward(firstWait)
    expect((await signIn('patient@mail.example', password, '10.8.0.1')).status).toBe(200)
    expect((await wrong()).error).toBe('INVALID_PASSWORD')
    expect((await wrong()).error).toBe('INVALID_PASSWORD')
  })
})

test('an address that fails at many accounts has to wait; another one does not', async () => {
  await signUp('sprayed@mail.example')
  const spray = (index: number) => signIn(`nobody-${index}@mail.example`, password, '10.7.0.1')
  for (let index = 0; index < waitRules['sign-in address'].free; index += 1) {
    expect((await spray(index)).error).toBe('EMAIL_NOT_FOUND')
  }
  expect((await spray(-1)).error).toBe(tooMany)
  expect((await signIn('sprayed@mail.example', password, '10.7.0.1')).error).toBe(tooMany)
  expect((await signIn('sprayed@mail.example', password, '10.7.0.2')).status).toBe(200)
})

test('failures in one process count in another', async () => {
  await signUp('shared@mail.example')
  const other = await startIdentity(database, {}, clock)
  for (let guess = 0; guess < 3; guess += 1) {
    await signIn('shared@mail.example', 'wrong one', '10.6.0.1')
    const guess = { email: 'shared@mail.example', password: 'wrong one' }
    await other.call('signInWithPassword', guess, { from: '10.6.0.1' })
  }
  expect((await signIn('shared@mail.example', password, '10.6.0.1')).error).toBe(tooMany)
  await other.close()
})

const askReset = (email: string, from: string) =>
  call('sendOobCode', { requestType: 'PASSWORD_RESET', email }, { from })

test('reset emails to one address are limited for a network, and over all networks', async () => {
  await signUp('mailed@mail.example')
  for (let asked = 0; asked < waitRules['email pair'].free; asked += 1) {
    expect((await askReset('mailed@mail.example', '10.5.0.1')).status).toBe(200)
  }
  expect((await askReset('mailed@mail.example', '10.5.0.1')).error).toBe('RESET_PASSWORD_EXCEED_LIMIT')
  for (let asked = waitRules['email pair'].free; asked < waitRules['email account'].free; asked += 1) {
    expect((await askReset('mailed@mail.example', `10.5.${asked}.1`)).status).toBe(200)
  }
  expect((await askReset('mailed@mail.example', '10.5.99.1')).error).toBe('RESET_PASSWORD_EXCEED_LIMIT')
  expect(identity.emails.filter(({ to }) => to === 'mailed@mail.example').length).toBe(
    waitRules['email account'].free,
  )
})

test('accounts made from one address are limited, generously', async () => {
  const make = (name: string) =>
    call('signUp', { email: `${name}@mail.example`, password }, { from: '10.4.0.1' })
  expect((await make('the-first')).status).toBe(200)
  await database
    .updateTable('limits')
    .set({ count: waitRules['sign-up address'].free - 1 })
    .where('key', '=', digestOf('sign-up address 10.4.0.1'))
    .execute()
  expect((await make('one-more')).status).toBe(200)
  expect((await make('one-too-many')).error).toBe(tooMany)
})
