import { abbreviation } from '#domain/catalogue/catalogue.ts'

/** The academy's own details. Its courses, location and abbreviation are in domain/catalogue.ts. */
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
  /** The phone number for tel: links. */
  phoneLink: '+13105550142',
  email: 'registration@bhia.example',
}

/** For running text, on one line: 'Beverly Hills' and 'Beverly Hills, CA'. */
export const city = academy.address.city.replaceAll(' ', '\u00a0')
export const place = `${city},\u00a0${academy.address.state}`
