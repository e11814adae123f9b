import { getFile } from './api.ts'

/** Saves a file that a call answers. A confirmation may be asked for first. */
export async function downloadFile(path: string, name: string): Promise<void> {
  const url = URL.createObjectURL(await getFile(path))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
