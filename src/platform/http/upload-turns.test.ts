import { expect, test } from 'vitest'
import { inUploadTurn } from './upload-turns.ts'

test('staff have one upload checked at a time and two waiting; the next is refused, another member is not', async () => {
  const gate = Promise.withResolvers<void>()
  let atOnce = 0
  let most = 0
  const check = async () => {
    most = Math.max(most, ++atOnce)
    await gate.promise
    atOnce -= 1
  }
  const taken = [1, 2, 3].map(() => inUploadTurn('ana', check))
  await expect(inUploadTurn('ana', check)).rejects.toMatchObject({ code: 'upload_busy' })
  const other = inUploadTurn('leo', check)
  gate.resolve()
  await Promise.all([...taken, other])
  expect(most).toBe(1)
})
