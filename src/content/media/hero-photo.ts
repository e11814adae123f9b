// Apart from photos.ts, which is too much for the home page's first load.
export const heroPhoto = { src: '/photos/hero', width: 1920, height: 1080, widths: [640, 1280, 1920] }
