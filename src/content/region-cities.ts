/** Cities whose local time /middle-east-africa shows next to the academy's. */
export const regionCities = [
  { city: 'dubai', zone: 'Asia/Dubai' },
  { city: 'riyadh', zone: 'Asia/Riyadh' },
  { city: 'amman', zone: 'Asia/Amman' },
  { city: 'cairo', zone: 'Africa/Cairo' },
  { city: 'nairobi', zone: 'Africa/Nairobi' },
  { city: 'johannesburg', zone: 'Africa/Johannesburg' },
  { city: 'lagos', zone: 'Africa/Lagos' },
  { city: 'casablanca', zone: 'Africa/Casablanca' },
] as const

export type RegionCity = (typeof regionCities)[number]['city']
