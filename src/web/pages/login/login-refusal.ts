import type { Copy } from '#content/en/account/login.ts'
import type { IdentityFailure } from '../../services/session/identity-failure.ts'
import type { Refusal } from '../../ui/form/checked-form.tsx'

/** The sentence for a failed sign-in. The general one does not say which field is wrong, so it marks both. */
export function loginRefusal(
  { kind, fields }: Pick<IdentityFailure, 'kind' | 'fields'>,
  { errors }: Copy,
): Refusal {
  const sentence = errors[kind as keyof typeof errors] ?? errors.other
  return { sentence, fields: sentence === errors.other ? ['email', 'password'] : fields }
}
