import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '#platform/refusal.ts'
import { fileName, type PictureStore } from '#platform/storage/picture-store.ts'
import type { Encoded } from './encode-picture.ts'
import type { PictureFile } from './pictures.queries.ts'

type Parts = { store: PictureStore | null; log: FastifyBaseLogger }

/** The rows of a picture's files. With a store, the files are in it before a row names them. */
export async function storeFiles({ id, files }: Encoded, { store, log }: Parts): Promise<PictureFile[]> {
  if (!store) return files
  try {
    for (const { width, format, bytes } of files) await store.put(fileName({ id, width, format }), bytes)
  } catch (error) {
    log.error({ err: error }, 'The store of pictures did not take a picture')
    throw new Refusal('picture_store')
  }
  return files.map((file) => ({ ...file, bytes: null }))
}
