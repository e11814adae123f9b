import type { Database } from '#platform/database/connection.ts'
import type { PictureFilesTable } from '#platform/database/rows/pictures.ts'

export type PictureFile = Omit<PictureFilesTable, 'picture'>
type NewPicture = { id: string; alt: { en: string; es: string }; staffId: string; at: Date }

/** Uploading the same picture again changes its words only. */
export async function keepPicture(
  trx: Database,
  { id, alt, staffId, at }: NewPicture,
  files: readonly PictureFile[],
): Promise<void> {
  await trx
    .insertInto('pictures')
    .values({ id, altEn: alt.en, altEs: alt.es, uploadedBy: staffId, uploadedAt: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ altEn: alt.en, altEs: alt.es }))
    .execute()
  await trx
    .insertInto('pictureFiles')
    .values(files.map((file) => ({ picture: id, ...file })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The words of each picture. */
export async function pictureWords(database: Database): Promise<Record<string, { en: string; es: string }>> {
  const rows = await database.selectFrom('pictures').select(['id', 'altEn', 'altEs']).execute()
  return Object.fromEntries(rows.map(({ id, altEn, altEs }) => [id, { en: altEn, es: altEs }]))
}

/** Newest first. */
export function listPictures(database: Database) {
  return database
    .selectFrom('pictures')
    .leftJoin('staff', 'staff.id', 'pictures.uploadedBy')
    .select(['pictures.id', 'altEn', 'altEs', 'uploadedAt', 'staff.name as by'])
    .orderBy('uploadedAt', 'desc')
    .execute()
}

/** Undefined: there is no such file. */
export function pictureFile(
  database: Database,
  { picture, width, format }: Omit<PictureFilesTable, 'bytes'>,
): Promise<{ bytes: Buffer | null } | undefined> {
  return database
    .selectFrom('pictureFiles')
    .select('bytes')
    .where('picture', '=', picture)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst()
}
