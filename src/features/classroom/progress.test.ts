import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { beatSeconds } from '#contract/classroom/learn.ts'
import type { Person } from '#tests/support/account.ts'
import { type ClassroomWorld, classroomWorld, slugs } from '#tests/support/classroom.ts'

let world: ClassroomWorld
let owner: Person
let count = 0
beforeAll(async () => {
  world = await classroomWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set('2025-08-01T19:00:00Z')
  owner = await world.person(`learner${++count}@mail.example`)
  await world.paidBy(owner, { selectedItems: ['module1'], dates: {} })
})

const filmed = '/api/learn/module1/lessons/first-cut'
const beat = (body: { watched?: number[][]; sections?: number[] }, person = owner, path = filmed) =>
  person.call('POST', `${path}/beats`, { watched: [], position: null, sections: [], ...body })

describe('progress', () => {
  test('merges watched parts, and never counts more than the time since the last beat', async () => {
    await beat({})
    const forged = await beat({ watched: [[0, 14]] })
    expect(forged.body.watched).toEqual([])
    world.clock.pass(4_000)
    expect((await beat({ watched: [[0, 14]] })).body.watched).toEqual([[0, 4]])
    world.clock.pass(beatSeconds * 1000)
    expect(
      (
        await beat({
          watched: [
            [3, 8],
            [10, 20],
          ],
        })
      ).body.watched,
    ).toEqual([
      [0, 8],
      [10, 14],
    ])
  })

  test('of 20 beats at once is no more than that of one, and each is answered', async () => {
    await beat({})
    world.clock.pass(10_000)
    const parts = Array.from({ length: 20 }, (_, at) => beat({ watched: [[at / 8, 10 + at / 8]] }))
    expect(new Set((await Promise.all(parts)).map((answer) => answer.status))).toEqual(new Set([200]))
    const [[from, to]] = (await world.lesson(owner, 'first-cut')).progress.watched as [[number, number]]
    expect(to - from).toBe(10)
  })

  test('of two films at once is no more than that of one', async () => {
    const other = await world.person(`twofilms${count}@mail.example`)
    await world.paidBy(other, { selectedItems: ['module1'], dates: {} })
    await beat({}, other)
    world.clock.pass(10_000)
    await beat({}, other, '/api/learn/module1/lessons/closing')
    expect((await beat({ watched: [[0, 10]] }, other)).body.watched).toEqual([])
  })

  test('counts opened sections only as fast as they can be read, and only those of the lesson', async () => {
    expect((await beat({ sections: [0, 1, 7] })).body.sections).toEqual([0])
    world.clock.pass(5_000)
    expect((await beat({ sections: [0, 1, 7] })).body.sections).toEqual([0, 1])
  })

  test('of lessons that are open side by side is together no more than the time that has passed', async () => {
    const pathOf = (slug: string) => `/api/learn/module1/lessons/${slug}`
    const texts = ['second-cut', 'closing'].map(pathOf)
    for (const path of texts) await beat({}, owner, path)
    world.clock.pass(10_000)
    const answers = []
    for (const path of texts) answers.push((await beat({ sections: [0, 1] }, owner, path)).body)
    expect(answers.map(({ read, sections }) => [read, sections])).toEqual([
      [true, [0, 1]],
      [false, [0]],
    ])
    world.clock.pass(10_000)
    expect((await beat({ sections: [0, 1] }, owner, texts[1])).body.read).toBe(true)
  })

  test('is read no sooner than after five seconds for each section, also the last', async () => {
    const path = '/api/learn/module1/lessons/closing'
    await beat({}, owner, path)
    world.clock.pass(5_000)
    expect((await beat({ sections: [0, 1] }, owner, path)).body).toMatchObject({
      read: false,
      sections: [0, 1],
    })
    world.clock.pass(4_000)
    expect((await beat({ sections: [0, 1] }, owner, path)).body.read).toBe(false)
    world.clock.pass(1_000)
    expect((await beat({ sections: [0, 1] }, owner, path)).body.read).toBe(true)
  })

  test('of a lesson needs the mark and the reading: a click alone completes nothing', async () => {
    for (const slug of slugs)
      await owner.call('PUT', `/api/learn/module1/lessons/${slug}/marks`, { done: true })
    expect(await world.course(owner)).toMatchObject({
      lessons: { done: 0, of: 3 },
      hoursSoFar: 0,
      test: { state: 'lessons', lessonsLeft: 3 },
    })
    await world.learn(owner, 'first-cut')
    const { lessons, hoursSoFar, units } = await world.course(owner)
    expect([lessons.done, hoursSoFar, units[0]?.lessons[0]?.read]).toEqual([1, 8, true])
  })

  test('keeps marks of the checklist, without items that it does not have', async () => {
    const path = '/api/learn/module1/lessons/second-cut/marks'
    const { body } = await owner.call('PUT', path, { checked: [1, 1, 9] })
    expect(body.progress).toMatchObject({ checked: [1], done: false })
    expect((await owner.call('PUT', path, { done: true })).body.progress).toMatchObject({
      checked: [1],
      done: true,
    })
  })
})
