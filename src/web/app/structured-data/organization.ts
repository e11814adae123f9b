import { academy } from '#content/academy.ts'
import type { Thing } from './thing.ts'

export function organizationId(origin: string) {
  return { '@id': `${origin}/#academy` }
}

export function organization(origin: string): Thing {
  const { street, city, state, postalCode, country } = academy.address
  return {
    '@type': 'EducationalOrganization',
    ...organizationId(origin),
    name: academy.name,
    alternateName: academy.abbreviation,
    url: `${origin}/`,
    logo: `${origin}/brand/icon-512.png`,
    image: `${origin}/brand/og-card.jpg`,
    foundingDate: String(academy.founded),
    telephone: academy.phoneLink,
    email: academy.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: country,
    },
  }
}
