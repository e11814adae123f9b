/** Cities whose local time /middle-east-africa shows next to the academy's, latest first in summer and winter. */
export const regionCities = [
  { city: 'dubai', zone: 'Asia/Dubai' },
  { city: 'riyadh', zone: 'Asia/Riyadh' },
  { city: 'amman', zone: 'Asia/Amman' },
  { city: 'nairobi', zone: 'Africa/Nairobi' },
  { city: 'cairo', zone: 'Africa/Cairo' },
  { city: 'johannesburg', zone: 'Africa/Johannesburg' },
  { city: 'lagos', zone: 'Africa/Lagos' },
  { city: 'casablanca', zone: 'Africa/Casablanca' },
] as const

export type RegionCity = (typeof regionCities)[number]['city']
