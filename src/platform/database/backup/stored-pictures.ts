// Pictures in a bucket. A backup contains their bytes, too, so a restored site has them in its database.
import type pg from 'pg'
import type { PictureFilesTable } from '../rows/pictures.ts'

type StoredPicture = Omit<PictureFilesTable, 'bytes'>
export type ReadPicture = (picture: StoredPicture) => Promise<Buffer>

export const pictureTable = 'picture_files'

/** A store that hangs must not hold the snapshot for hours. */
const mostFailures = 5

/** Lines of COPY for the files in the store. One that cannot be read keeps its row without bytes. */
export async function* storedPictures(
  client: pg.Client,
  columns: readonly string[],
  read: ReadPicture | undefined,
): AsyncGenerator<{ line: Buffer; isMissing: boolean }> {
  const { rows } = await client.query<StoredPicture>(
    `select picture, width, format from ${pictureTable} where bytes is null order by 1, 2, 3`,
  )
  let failures = 0
  for (const row of rows) {
    const bytes = failures < mostFailures ? await read?.(row).catch(() => undefined) : undefined
    if (!bytes) failures += 1
    const fields: Record<string, string> = {
      ...row,
      width: String(row.width),
      bytes: bytes ? `\\\\x${bytes.toString('hex')}` : '\\N',
    }
    const line = Buffer.from(`${columns.map((column) => fields[column]).join('\t')}\n`)
    yield { line, isMissing: !bytes }
  }
}
