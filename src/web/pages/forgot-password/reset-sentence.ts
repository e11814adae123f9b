import type { Copy } from '#content/en/forgot-password.ts'
import type { IdentityFailure } from '../../services/identity-failure.ts'

/** The error catalogue's sentence for what the identity service refused. */
export function resetSentence(
  { kind, message }: Pick<IdentityFailure, 'kind' | 'message'>,
  { errors, provider }: Copy,
): string {
  const { other, ...known } = errors
  return known[kind as keyof typeof known] ?? other(provider[kind] ?? message)
}
