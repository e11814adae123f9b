// The code of a certificate: twelve letters and figures that cannot be taken for one another, 60 bits of chance.
// People type it from paper, so what looks alike is read as what is meant.

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

/** From as many random bytes; '7K3M-Q9XD-W2HP'. */
export function certificateCode(random: Uint8Array): string {
  const signs = Array.from(random.subarray(0, length), (byte) => alphabet[byte % alphabet.length])
  return signs.join('').replace(/.{4}(?=.)/g, '$&-')
}

export const certificateCodeBytes = length

/** What was typed, as it is stored; null where it cannot be a code. */
export function readCertificateCode(typed: string): string | null {
  const signs = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  if (signs.length !== length || [...signs].some((sign) => !alphabet.includes(sign))) return null
  return signs.replace(/.{4}(?=.)/g, '$&-')
}
