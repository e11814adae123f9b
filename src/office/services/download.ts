import type { Input } from '#contract/address.ts'
import { callFile, type FileKey } from './api.ts'

/** Saves a file that a call answers. A confirmation may be asked for first. */
export async function downloadFile<K extends FileKey>(key: K, input: Input<K>, name: string): Promise<void> {
  saveFile(await callFile(key, input), name)
}

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
