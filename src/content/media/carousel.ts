import type { PhotoName } from './photos.ts'

/** The 22 photos of the carousel on /courses, in order. */
export const carousel: readonly PhotoName[] = [
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
]
