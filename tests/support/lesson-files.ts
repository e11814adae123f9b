// Files of lessons: a member of the desk uploads them and shows them in a lesson.
import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { partBytes } from '#domain/classroom/classroom-files.ts'
import { classroomWorld } from './classroom.ts'
import { officeOf } from './office.ts'

export type FilesWorld = Awaited<ReturnType<typeof filesWorld>>

export const filesPath = '/api/office/classroom/module1/files'

export async function filesWorld() {
  const world = await classroomWorld()
  const office = officeOf(world)
  const desk = await office.join('desk')
  const clip = await readFile('public/clips/placement.mp4')
  // A second part, as box that players skip.
  const free = Buffer.alloc(partBytes)
  free.writeUInt32BE(free.length, 0)
  free.write('free', 4, 'latin1')
  const mp4 = Buffer.concat([clip, free])

  const begin = (fields: object, { cookie } = desk) =>
    office.call('POST', filesPath, { cookie, payload: fields })

  const sendPart = (id: string, number: number, content: Buffer, { cookie } = desk) =>
    office.call('PUT', `${filesPath}/${id}/parts/${number}`, {
      cookie,
      payload: content.subarray(number * partBytes, (number + 1) * partBytes),
      headers: { 'content-type': 'application/octet-stream' },
    })

  const complete = (id: string, { cookie } = desk) =>
    office.call('POST', `${filesPath}/${id}/complete`, { cookie })

  const remove = (id: string, { cookie } = desk) => office.call('DELETE', `${filesPath}/${id}`, { cookie })

  /** Not completed. */
  async function arrived(fields: object, content: Buffer, member = desk) {
    const begun = await begin({ ...fields, bytes: content.length }, member)
    if (begun.status !== 200) return { id: '', ...begun }
    const { id } = begun.body
    for (let number = 0; number * partBytes < content.length; number += 1) {
      expect((await sendPart(id, number, content, member)).status).toBe(204)
    }
    return { id: id as string, ...begun }
  }

  async function send(fields: object, content: Buffer, member = desk) {
    const { id, ...begun } = await arrived(fields, content, member)
    return { id, ...(id ? await complete(id, member) : begun) }
  }

  async function uploaded(fields: object, content: Buffer): Promise<string> {
    const { id, status, body } = await send(fields, content)
    expect([status, body]).toEqual([204, undefined])
    return id
  }

  /** Publishes a lesson with another film or with downloads. */
  async function showIn(slug: string, change: object) {
    const path = `/api/office/catalogue/lesson/module1-${slug}`
    const { body } = await office.call('GET', path, { cookie: desk.cookie })
    const data = { ...body.data, ...change }
    const draft = { revision: body.revision, data }
    const saved = await office.call('PUT', `${path}/draft`, { cookie: desk.cookie, payload: draft })
    const payload = { revision: saved.body.revision, from: null }
    expect((await office.call('POST', `${path}/publish`, { cookie: desk.cookie, payload })).status).toBe(200)
    world.clock.pass(2_000)
  }

  return { ...world, office, desk, mp4, begin, sendPart, complete, remove, arrived, send, uploaded, showIn }
}
