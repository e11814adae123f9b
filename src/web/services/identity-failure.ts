/** What the identity service refused, by the word that the SDK has for it and with the SDK's own sentence. */
export class IdentityFailure extends Error {
  /** 'wrong-password', 'too-many-requests' … */
  readonly kind: string

  constructor(kind: string, message: string) {
    super(message)
    this.kind = kind
  }

  /** What it belongs to of a form, by the names that all forms give these fields; nothing where it concerns the whole form. */
  get fields(): readonly string[] {
    return fieldsOfKinds[this.kind] ?? []
  }
}

const anyAddress = ['email', 'newEmail']
const fieldsOfKinds: Record<string, readonly string[]> = {
  'user-not-found': ['email'],
  'missing-email': ['email'],
  'invalid-email': anyAddress,
  'email-already-in-use': anyAddress,
  'invalid-new-email': ['newEmail'],
  'missing-new-email': ['newEmail'],
  'wrong-password': ['password'],
  'invalid-credential': ['password'],
  'missing-password': ['password'],
  'weak-password': ['newPassword'],
}

/** Not the visitor's doing: the spec asks that these are logged, and shown as any other failure. */
const loggedKinds = [
  'unauthorized-domain',
  'network-request-failed',
  'popup-blocked',
  'invalid-auth-event',
  'internal-error',
  'invalid-api-key',
  'auth-domain-config-required',
  'already-initialized',
]

/** Whatever an identity call threw; a chunk or an answer that never came is a failure of the network too. */
export function asIdentityFailure(error: unknown): IdentityFailure {
  if (error instanceof IdentityFailure) return error
  const failure = readError(error)
  // biome-ignore lint/suspicious/noConsole: logging them by kind is what the spec asks for.
  if (loggedKinds.includes(failure.kind)) console.error(`identity: ${failure.kind}`, failure.message)
  return failure
}

/** The SDK writes "Firebase: A sentence. (auth/kind)." */
function readError(error: unknown): IdentityFailure {
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!code.startsWith('auth/')) return new IdentityFailure('network-request-failed', message)
  const sentence = message.replace(/^Firebase: /, '').replace(/ \(auth\/[^)]*\)\.?$/, '')
  return new IdentityFailure(code.slice('auth/'.length), sentence)
}
