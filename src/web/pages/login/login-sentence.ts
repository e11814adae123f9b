import type { Copy } from '#content/en/login.ts'

/** The error catalogue's sentence for what the identity service refused. */
export function loginSentence(kind: string, { errors }: Copy): string {
  return errors[kind as keyof typeof errors] ?? errors.other
}
