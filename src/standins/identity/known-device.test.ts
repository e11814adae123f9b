// Anyone who knows an email address can use up its limits: the owner must still be able to sign in.
import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { minutes } from '#domain/dates/days.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { startIdentity } from '#tests/support/identity.ts'
import { waitRules } from './waits.ts'

const { database, close } = await freshDatabase()
const identity = await startIdentity(database)
const { call, signUp, clock } = identity
afterAll(async () => {
  await identity.close()
  await close()
})

const password = 'a good one'
const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER'
const signIn = (email: string, typed: string, from: string) =>
  call('signInWithPassword', { email, password: typed }, { from })
const askReset = (email: string, from: string) =>
  call('sendOobCode', { requestType: 'PASSWORD_RESET', email }, { from })

test('whenever reset emails have to wait, the newest link still works', async () => {
  await signUp('flooded@mail.example')
  let sent = clock.now()
  for (let network = 0; network < 150; network += 1) {
    clock.forward(minutes(5))
    const { status } = await askReset('flooded@mail.example', `10.60.${network}.1`)
    if (status === 200) sent = clock.now()
    // A link is valid for an hour.
    expect(clock.now().getTime() - sent.getTime()).toBeLessThan(minutes(50))
  }
})

describe('while someone else uses up the limits of an email address', () => {
  const reachCeiling = async (email: string) => {
    await guessFrom(email, '10.16.0.1')
    await database
      .updateTable('limits')
      .set({ count: 100, freeAt: new Date(clock.now().getTime() + minutes(15)) })
      .where('key', '=', createHash('sha256').update(`sign-in account ${email}`).digest('base64url'))
      .execute()
  }
  const guessFrom = (email: string, from: string) => signIn(email, 'wrong one', from)

  test('its owner signs in from another network', async () => {
    await signUp('elsewhere@mail.example')
    for (let guess = 0; guess <= waitRules['sign-in pair'].free; guess += 1)
      await guessFrom('elsewhere@mail.example', '10.3.0.1')
    expect((await signIn('elsewhere@mail.example', password, '10.3.1.1')).status).toBe(200)
    for (let asked = 0; asked <= waitRules['email pair'].free; asked += 1) {
      await askReset('elsewhere@mail.example', '10.3.0.1')
    }
    expect((await askReset('elsewhere@mail.example', '10.3.1.1')).status).toBe(200)
  })

  test('guesses from many networks end at a ceiling, and a device that signed in before is not locked out', async () => {
    await signUp('besieged@mail.example')
    const { cookie } = await signIn('besieged@mail.example', password, '10.2.0.1')
    const checked: number[] = []
    for (let network = 0; network < 30; network += 1) {
      const errors = []
      for (let guess = 0; guess < 4; guess += 1) {
        errors.push((await guessFrom('besieged@mail.example', `10.2.${network}.9`)).error)
      }
      checked.push(errors.filter((error) => error === 'INVALID_PASSWORD').length)
    }
    expect(checked.reduce((sum, count) => sum + count)).toBe(waitRules['sign-in account'].free)
    expect((await signIn('besieged@mail.example', password, '10.2.200.1')).error).toBe(tooMany)
    const known = { from: '10.2.0.9', cookie: `${cookie}` }
    const typed = (word: string) =>
      call('signInWithPassword', { email: 'besieged@mail.example', password: word }, known)
    expect((await typed('mistyped')).error).toBe('INVALID_PASSWORD')
    expect((await typed(password)).status).toBe(200)
    for (let guess = 0; guess < waitRules['sign-in own'].free; guess += 1) await typed('wrong one')
    expect((await typed(password)).error, 'the device has five failures of its own').toBe(tooMany)
  })

  test('a reset link lets its owner in on a new device', async () => {
    await signUp('rescued@mail.example')
    await reachCeiling('rescued@mail.example')
    expect((await signIn('rescued@mail.example', password, '10.11.0.1')).error).toBe(tooMany)
    await askReset('rescued@mail.example', '10.11.0.1')
    const reset = { oobCode: identity.codeFor('rescued@mail.example'), newPassword: 'a better one' }
    const { cookie } = await call('resetPassword', reset, { from: '10.11.0.1' })
    await reachCeiling('rescued@mail.example')
    expect((await signIn('rescued@mail.example', 'a better one', '10.11.0.1')).error).toBe(tooMany)
    const known = { from: '10.11.0.1', cookie: `${cookie}` }
    const typed = { email: 'rescued@mail.example', password: 'a better one' }
    expect((await call('signInWithPassword', typed, known)).status).toBe(200)
  })

  test('the mark of a device counts for one account, until its password changes', async () => {
    const owner = await signUp('marked@mail.example')
    await signUp('other@mail.example')
    const { cookie } = await signIn('marked@mail.example', password, '10.13.0.1')
    const asked = (email: string, word: string) =>
      call('signInWithPassword', { email, password: word }, { from: '10.13.0.2', cookie: `${cookie}` })
    const useUp = async (email: string) => {
      for (let guess = 0; guess < waitRules['sign-in pair'].free; guess += 1)
        await guessFrom(email, '10.13.0.2')
    }
    await useUp('other@mail.example')
    expect((await asked('other@mail.example', password)).error).toBe(tooMany)
    await useUp('marked@mail.example')
    expect((await asked('marked@mail.example', password)).status).toBe(200)
    await call('update', { idToken: owner.idToken, password: 'a better one' })
    await useUp('marked@mail.example')
    expect((await asked('marked@mail.example', 'a better one')).error).toBe(tooMany)
  })

  test('a signed-in owner still changes the address', async () => {
    const { idToken } = await signUp('moving@mail.example')
    for (let network = 0; network < 25; network += 1) {
      await askReset('moving@mail.example', `10.14.${network}.1`)
    }
    const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: 'moved@mail.example' }
    expect((await call('sendOobCode', change)).status).toBe(200)
  })
})

test('wrong passwords from one IPv6 /48 are counted together', async () => {
  await signUp('six@mail.example')
  const answers = []
  for (let subnet = 0; subnet < 60; subnet += 1) {
    for (let guess = 0; guess < 2; guess += 1) {
      answers.push(
        await signIn('six@mail.example', 'wrong one', `2001:db8:7:${(subnet * 256).toString(16)}::1`),
      )
    }
  }
  expect(answers.filter(({ error }) => error === 'INVALID_PASSWORD')).toHaveLength(80)
})
