/** A refusal of the identity service, with the SDK's kind and sentence. */
export class IdentityFailure extends Error {
  /** 'wrong-password', 'too-many-requests' … */
  readonly kind: string

  constructor(kind: string, message: string) {
    super(message)
    this.kind = kind
  }

  /** The form fields at fault, by the names that all forms use; empty when it concerns the whole form. */
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
  'password-does-not-meet-requirements': ['newPassword'],
  'weak-password': ['newPassword'],
}

/** Not the visitor's fault. The spec asks to log these and to show them like any other failure. */
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

/** Takes whatever an identity call threw. A chunk that fails to load is a network failure, too. */
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
