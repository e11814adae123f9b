import type { LightboxWords } from '../../en/media/lightbox.ts'
import { photoAlt } from './photo-alt.ts'

export const lightbox: LightboxWords = {
  photoAlt,
  title: 'Todas las fotos',
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  close: 'Cerrar',
  count: (position, total) => `${position} / ${total}`,
}
