import type { Copy } from '#content/en/account.ts'
import { asIdentityFailure } from '../../services/identity-failure.ts'

/** The sentence for what the identity service refused; what is not foreseen speaks for itself. */
export function identityFault(error: unknown, copy: Copy['info']): string {
  const { kind, message } = asIdentityFailure(error)
  const sentences: Record<string, string> = {
    'wrong-password': copy.wrongPassword,
    'invalid-credential': copy.wrongPassword,
    'missing-password': copy.wrongPassword,
    'invalid-email': copy.invalidEmail,
    'invalid-new-email': copy.invalidEmail,
    'missing-new-email': copy.invalidEmail,
    'email-already-in-use': copy.emailTaken,
    'too-many-requests': copy.tooMany,
    'weak-password': copy.passwordDialog.tooShort,
  }
  return sentences[kind] ?? message
}
