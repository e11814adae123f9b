/** The 22 pictures of the carousel on /courses, in its order; their alternative texts are in each language's photos.ts. */
export const carouselPhotos = [
  'kit_flat',
  'guided',
  'bone_section',
  'operatory',
  'full_arch',
  'handson',
  'torque_wrench',
  'lecture',
  'crowns',
  'guide_backlit',
  'thread_macro',
  'healing_cap',
  'monitor',
  'light_box',
  'drill_macro',
  'granules',
  'fixtures',
  'scan_body',
  'kit',
  'certificate',
  'palms',
  'terrace',
] as const

export type CarouselPhoto = (typeof carouselPhotos)[number]
