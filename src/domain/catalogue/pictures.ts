// Pictures that staff uploaded. Their id contains the hash and the size, so that an address never changes its bytes.

export const pictureWidths = [400, 800, 1200] as const

const pattern = /^[0-9a-f]{24}-(\d{1,5})x(\d{1,5})$/

/** How a page shows an uploaded picture; null for another name. */
export function uploadedPicture(id: string | null) {
  const [, width, height] = pattern.exec(id ?? '') ?? []
  if (!width || !height) return null
  return { src: `/media/${id}`, width: Number(width), height: Number(height), widths: pictureWidths }
}
