// Files that staff upload for lessons.

export const fileKinds = ['film', 'captions', 'download'] as const
export type FileKind = (typeof fileKinds)[number]

/** A file arrives, is stored and is read in parts of this size. */
export const partBytes = 1024 * 1024

export const mostBytes: Record<FileKind, number> = {
  film: 500 * 1024 * 1024,
  captions: 1024 * 1024,
  download: 20 * 1024 * 1024,
}

/** Of one member of staff: a few films at once. */
export const mostUnfinishedBytes = 2 * 1024 ** 3

/** Null: the header cannot be read, and the whole file is answered. */
export function readRange(
  header: string | undefined,
  bytes: number,
): { from: number; to: number } | 'outside' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [, first = '', last = ''] = match
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return from >= bytes || from > to ? 'outside' : { from, to }
}
