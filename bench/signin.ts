// npm run bench -- signin: the time of a profile request while 100 people sign in from 100 forwarded addresses. No sign-in
// may fail, and the profile may take at most five times its idle time. Idle and busy rounds alternate, so that a busy
// machine slows both equally.
import { startSite } from '../tests/support/site.ts'
import { median } from './support/median.ts'
import { isWithinLimit, sized } from './support/short.ts'

const people = sized(100, 5)
const rounds = sized(5, 1)
const idleMs = sized(2_000, 300)
const limit = 5
const password = 'a good one'

const site = await startSite({ LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback' })

async function identityCall(operation: string, email: string, from: string) {
  const response = await fetch(
    `${site.url}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=bench`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  )
  const body = await response.json()
  if (!response.ok) throw new Error(`${operation} of ${email}: ${body.error.message}`)
  return body as { idToken: string }
}

const address = (index: number) => `203.0.113.${index}`
const email = (index: number) => `person-${index}@mail.example`

async function profileTime(token: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(`${site.url}/api/account/profile`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`The profile answered ${response.status}.`)
  return performance.now() - began
}

/** The times of profile requests, one after another, until `work` is done. */
async function profileTimesDuring(token: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let done = false
  work.then(
    () => {
      done = true
    },
    () => {
      done = true
    },
  )
  while (!done) times.push(await profileTime(token))
  await work
  return times
}

const { idToken } = await identityCall('signUp', 'reader@mail.example', '198.51.100.1')
for (let index = 0; index < people; index += 1) await identityCall('signUp', email(index), address(index))

const ratios: number[] = []
for (let round = 0; round <= rounds; round += 1) {
  const idle = median(
    await profileTimesDuring(idToken, new Promise((resolve) => setTimeout(resolve, idleMs))),
  )
  const began = performance.now()
  const signIns = Promise.all(
    Array.from({ length: people }, (_, index) =>
      identityCall('signInWithPassword', email(index), address(index)),
    ),
  )
  const busy = median(await profileTimesDuring(idToken, signIns))
  const took = performance.now() - began
  // Round 0 warms up.
  if (round === 0) continue
  ratios.push(busy / idle)
  console.log(
    `round ${round}: profile ${idle.toFixed(1)} ms idle, ${busy.toFixed(1)} ms while ${people} sign in (${(took / 1000).toFixed(1)} s), ratio ${(busy / idle).toFixed(2)}`,
  )
}

await site.dispose()
const ratio = median(ratios)
console.log(`No sign-in failed. The profile takes ${ratio.toFixed(2)} times its idle time (limit ${limit}).`)
process.exit(isWithinLimit(ratio <= limit) ? 0 : 1)
