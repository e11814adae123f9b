// A mixed load: most callers read pages, some use their account, a few sign in or register.
import { addressOf, openCaller } from './call.ts'
import { median, percentile } from './median.ts'

const password = 'a good one'
const people = 50
const pages = [
  '/',
  '/courses',
  '/about-us',
  '/faqs',
  '/catalog',
  '/register',
  '/?lang=es',
  '/courses?lang=es',
]
const accountCalls = ['profile', 'transactions', 'active-courses', 'registrations', 'credits']
const visit = {
  referrer: 'https://search.example/',
  userAgent: 'Mozilla/5.0 Chrome/141.0 Safari/537.36',
}

/** Concurrent callers of each kind; each calls again as soon as the last call is done. */
const callers = { pages: 4, visits: 2, account: 2, 'sign-in': 1, checkout: 2 } as const
type Kind = keyof typeof callers

export async function startMixedLoad(origin: string, register: (number: number) => Promise<void>) {
  const { call, close } = openCaller(origin)
  const email = (number: number) => `person-${number % people}@mail.example`
  const identity = (operation: string, number: number) =>
    call(`/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=bench`, {
      method: 'POST',
      headers: { 'x-forwarded-for': addressOf(number) },
      body: { email: email(number), password, returnSecureToken: true },
    })
  const tokens: string[] = []
  for (let person = 0; person < people; person += 1) {
    tokens.push(JSON.parse(await identity('signUp', person)).idToken)
  }

  const acts: Record<Kind, (number: number) => Promise<unknown>> = {
    pages: (number) => call(pages[number % pages.length] ?? '/', { headers: { 'accept-encoding': 'br' } }),
    visits: (number) =>
      call('/api/analytics/track-visit', {
        method: 'POST',
        body: { ...visit, page: pages[number % pages.length] },
      }),
    account: (number) =>
      call(`/api/account/${accountCalls[number % accountCalls.length]}`, {
        headers: { authorization: `Bearer ${tokens[number % people]}`, 'x-forwarded-for': addressOf(number) },
      }),
    'sign-in': (number) => identity('signInWithPassword', number),
    checkout: register,
  }

  const kinds = Object.keys(callers) as Kind[]
  const times = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]))
  let running = true
  let next = 0
  const began = performance.now()
  const work = Promise.all(
    kinds.flatMap((kind) =>
      Array.from({ length: callers[kind] }, async () => {
        while (running) {
          const begun = performance.now()
          await acts[kind](next++)
          times.get(kind)?.push(performance.now() - begun)
        }
      }),
    ),
  )
  // stop() reports a failure. Until then, nothing awaits this promise.
  work.catch(() => {
    running = false
  })

  return {
    isRunning: () => running,
    /** Ends the load and returns its figures. Rejects if any call failed. */
    async stop() {
      running = false
      await work
      close()
      const seconds = (performance.now() - began) / 1000
      return kinds.map((kind) => {
        const took = times.get(kind) ?? []
        return {
          kind,
          count: took.length,
          perSecond: took.length / seconds,
          p50: median(took),
          p99: percentile(took, 0.99),
        }
      })
    },
  }
}
