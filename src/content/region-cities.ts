/** Cities of the Middle East and Africa whose clocks stand beside the academy's on /middle-east-africa. */
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
