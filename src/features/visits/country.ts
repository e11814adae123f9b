import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Reader } from 'mmdb-lib'

/** The ISO code of the country that an IP address is registered in. */
export type CountryOf = (address: string) => string | null

/** The two formats in use: ip-location-db's, and MaxMind's for a site with its own file. */
type CountryRecord = { country_code?: string; country?: { iso_code?: string } }

/** Without a readable database the site still runs, and every visitor's country is unknown. */
export async function openCountries(
  file: string | null,
  warn: (sentence: string) => void,
): Promise<CountryOf> {
  const path = file ?? shippedDatabase()
  try {
    const reader = new Reader(await readFile(path)) as unknown as {
      get(address: string): CountryRecord | null
    }
    return (address) => {
      const found = reader.get(unmapped(address))
      return found?.country_code ?? found?.country?.iso_code ?? null
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    warn(`The country database ${path} cannot be read, so nobody is shown the regional page: ${reason}`)
    return () => null
  }
}

function shippedDatabase(): string {
  const name = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'
  return fileURLToPath(import.meta.resolve(name))
}

/** A dual-stack socket reports IPv4 visitors as ::ffff:1.2.3.4, which no database contains. */
function unmapped(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
