// Apart from photos.ts, which is too much for the home page's first load.
import type { Photo } from './photos.ts'

export const heroPhoto: Photo = { src: '/photos/hero', width: 1920, height: 1080, widths: [640, 1280, 1920] }
