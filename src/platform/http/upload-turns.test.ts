import { expect, test } from 'vitest'
import { uploadTurns } from './upload-turns.ts'

test('staff have one upload checked at a time and two waiting; the next is refused, another member is not', async () => {
  const inTurn = uploadTurns()
  const gate = Promise.withResolvers<void>()
  let atOnce = 0
  let most = 0
  const check = async () => {
    most = Math.max(most, ++atOnce)
    await gate.promise
    atOnce -= 1
  }
  const taken = [1, 2, 3].map(() => inTurn('ana', check))
  await expect(inTurn('ana', check)).rejects.toMatchObject({ code: 'upload_busy' })
  const other = inTurn('leo', check)
  gate.resolve()
  await Promise.all([...taken, other])
  expect(most).toBe(1)
})
