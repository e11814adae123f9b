import { photoAlt } from './photo-alt.ts'

export const lightbox = {
  photoAlt,
  title: 'All photos',
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close',
  count: (position: number, total: number) => `${position} / ${total}`,
}
export type LightboxWords = typeof lightbox
