// Apart from photos.ts: the home page's first load has this photo alone.
import type { Photo } from './photos.ts'

export const heroPhoto: Photo = { src: '/photos/hero', width: 1920, height: 1080, widths: [640, 1280, 1920] }
