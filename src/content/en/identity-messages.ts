/** By the provider's word for a failure. In English the provider's own sentence serves, where it has one. */
export const identityMessages: Record<string, string> = {
  'missing-email': 'An email address must be provided.',
}
