import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountWorld, accountWorld } from '#tests/support/account.ts'
import { officeOf } from '#tests/support/office.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())

test('staff see what visitors asked, most often first, with the verdicts', async () => {
  const unknown = 'Do you have a swimming pool for guests'
  for (const q of [unknown, 'What does Module 2 cost', unknown]) {
    await world.app.inject(`/api/ask?q=${encodeURIComponent(q)}&lang=en`)
  }
  const office = officeOf(world)
  const desk = await office.join('desk')
  const { body } = await office.call('GET', '/api/office/questions/asked', { cookie: desk.cookie })
  expect(body.questions).toMatchObject([
    { question: unknown, language: 'en', answer: 'unknown', times: 2, notHelpful: 0 },
    { question: 'What does Module 2 cost', answer: 'fact', times: 1 },
  ])
})
