import type { ColumnType } from 'kysely'

export type PicturesTable = {
  /** The hash of what was uploaded, and the size of its largest file. */
  id: string
  altEn: string
  altEs: string
  uploadedBy: ColumnType<string | null, string | null>
  uploadedAt: ColumnType<Date>
}

export type PictureFilesTable = {
  picture: string
  width: number
  format: 'avif' | 'webp'
  /** Null: in the store. */
  bytes: Buffer | null
}
