import { getFile } from './api.ts'

/** Saves a file that a call answers. A confirmation may be asked for first. */
export async function downloadFile(path: string, name: string): Promise<void> {
  saveFile(await getFile(path), name)
}

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
