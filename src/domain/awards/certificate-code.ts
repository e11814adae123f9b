// Certificate codes have twelve characters (60 random bits) without look-alikes. People type them from paper,
// so look-alikes are mapped to the intended character.

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

/** Takes twelve random bytes: '7K3M-Q9XD-W2HP'. */
export function certificateCode(random: Uint8Array): string {
  const signs = Array.from(random.subarray(0, length), (byte) => alphabet[byte % alphabet.length])
  return signs.join('').replace(/.{4}(?=.)/g, '$&-')
}

export const certificateCodeBytes = length

/** The typed code in its stored form; null when it cannot be a code. */
export function readCertificateCode(typed: string): string | null {
  const signs = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  if (signs.length !== length || [...signs].some((sign) => !alphabet.includes(sign))) return null
  return signs.replace(/.{4}(?=.)/g, '$&-')
}
