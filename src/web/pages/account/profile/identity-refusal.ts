import type { Copy } from '#content/en/account/account.ts'
import { asIdentityFailure } from '../../../services/session/identity-failure.ts'
import type { Refusal } from '../../../ui/form/checked-form.tsx'

/** Our sentence for an identity error; the provider's message for unknown errors. */
export function identityRefusal(error: unknown, { info, provider }: Copy): Refusal {
  const { kind, message, fields } = asIdentityFailure(error)
  const sentences: Record<string, string> = {
    'wrong-password': info.wrongPassword,
    'invalid-credential': info.wrongPassword,
    'missing-password': info.wrongPassword,
    'invalid-email': info.invalidEmail,
    'invalid-new-email': info.invalidEmail,
    'missing-new-email': info.invalidEmail,
    'email-already-in-use': info.emailTaken,
    'too-many-requests': info.tooMany,
  }
  return { sentence: sentences[kind] ?? provider[kind] ?? message, fields }
}
