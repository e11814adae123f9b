import type { Copy } from '#content/en/login.ts'
import type { IdentityFailure } from '../../services/identity-failure.ts'
import type { Refusal } from '../../ui/checked-form.tsx'

/** The error catalogue's sentence for what the identity service refused. The last of them leaves open which field it means. */
export function loginRefusal(
  { kind, fields }: Pick<IdentityFailure, 'kind' | 'fields'>,
  { errors }: Copy,
): Refusal {
  const sentence = errors[kind as keyof typeof errors] ?? errors.other
  return { sentence, fields: sentence === errors.other ? ['email', 'password'] : fields }
}
