import type { Copy } from '#content/en/account/forgot-password.ts'
import type { IdentityFailure } from '../../services/session/identity-failure.ts'

/** The sentence for a password reset that the identity service refused. */
export function resetSentence(
  { kind, message }: Pick<IdentityFailure, 'kind' | 'message'>,
  { errors, provider }: Copy,
): string {
  const { other, ...known } = errors
  return known[kind as keyof typeof known] ?? other(provider[kind] ?? message)
}
