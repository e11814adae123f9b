// The JSON of WebAuthn, as @simplewebauthn/browser takes and returns it.
import { z } from 'zod'

const bytes = z.string().regex(/^[\w-]{1,8192}$/, 'is not valid')
const transports = z.array(z.string().max(32)).max(10).optional()
const known = z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports }))

/** For startRegistration({ optionsJSON }). */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: known,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.infer<typeof creationOptions>

/** For startAuthentication({ optionsJSON }). */
export const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  allowCredentials: known.optional(),
  userVerification: z.literal('required'),
})
export type RequestOptions = z.infer<typeof requestOptions>

/** What startRegistration returns. */
export const newPasskey = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports }),
})
export type NewPasskey = z.infer<typeof newPasskey>

/** What startAuthentication returns. */
export const usedPasskey = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})
export type UsedPasskey = z.infer<typeof usedPasskey>
