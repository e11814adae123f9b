// Sends a file of a lesson in parts, so that a slow line needs no long request and shows how far it is.
import type { Input } from '#contract/address.ts'
import { partBytes } from '#domain/classroom/classroom-files.ts'
import { call } from './api.ts'

type Begin = 'POST /api/office/classroom/:course/files'

export async function uploadFile(
  { params, body }: Input<Begin>,
  file: Blob,
  onPart: (share: number) => void,
): Promise<void> {
  const { id } = await call('POST /api/office/classroom/:course/files', { params, body })
  const ofFile = { ...params, id }
  const parts = Math.ceil(file.size / partBytes)
  for (let number = 0; number < parts; number += 1) {
    await call('PUT /api/office/classroom/:course/files/:id/parts/:number', {
      params: { ...ofFile, number },
      body: file.slice(number * partBytes, (number + 1) * partBytes),
    })
    onPart((number + 1) / parts)
  }
  await call('POST /api/office/classroom/:course/files/:id/complete', { params: ofFile })
}
