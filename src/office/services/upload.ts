// Sends a file of a lesson in parts, so that a slow line needs no long request and shows how far it is.
import { partBytes } from '#domain/classroom/classroom-files.ts'
import { send, sendBytes } from './api.ts'

export async function uploadFile(
  course: string,
  fields: object,
  file: Blob,
  onPart: (share: number) => void,
): Promise<void> {
  const base = `/classroom/${course}/files`
  const { id } = await send<{ id: string }>('POST', base, { ...fields, bytes: file.size })
  const parts = Math.ceil(file.size / partBytes)
  for (let number = 0; number < parts; number += 1) {
    const part = file.slice(number * partBytes, (number + 1) * partBytes)
    await sendBytes(`${base}/${id}/parts/${number}`, part)
    onPart((number + 1) / parts)
  }
  await send('POST', `${base}/${id}/complete`)
}
