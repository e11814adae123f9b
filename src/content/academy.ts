import { abbreviation } from '#domain/catalogue.ts'

/** The academy itself: change this file, and in the catalogue its courses, place and short name, and the site is yours. */
export const academy = {
  name: 'Beverly Hills Implant Academy',
  abbreviation,
  founded: 2014,
  address: {
    street: '9000 Wilshire Boulevard, Suite 400',
    city: 'Beverly Hills',
    state: 'CA',
    postalCode: '90211',
    country: 'US',
  },
  phone: '(310) 555-0142',
  /** The same number as a machine dials it. */
  phoneLink: '+13105550142',
  email: 'registration@bhia.example',
}
