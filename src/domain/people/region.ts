// ISO 3166-1 codes. Africa by the UN's geoscheme; the Middle East as the Gulf, the Levant, Iran, Iraq, Türkiye, Cyprus, Yemen.

const middleEast = 'AE BH CY IL IQ IR JO KW LB OM PS QA SA SY TR YE'

const africa = [
  'DZ EG EH LY MA SD TN', // northern
  'BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG', // western
  'AO CD CF CG CM GA GQ ST TD', // middle
  'BI DJ ER ET IO KE KM MG MU MW MZ RE RW SC SO SS TF TZ UG YT ZM ZW', // eastern
  'BW LS NA SZ ZA', // southern
].join(' ')

const countries = new Set(`${middleEast} ${africa}`.split(' '))

export function isInMiddleEastOrAfrica(country: string | null): boolean {
  return country !== null && countries.has(country.toUpperCase())
}
