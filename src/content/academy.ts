/** The academy itself: change this file and the site is yours. */
export const academy = {
  name: 'Beverly Hills Implant Academy',
  abbreviation: 'BHIA',
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
