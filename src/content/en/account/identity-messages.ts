/** By the identity provider's error code. English uses the provider's own sentence where there is one. */
export const identityMessages: Record<string, string> = {
  'missing-email': 'An email address must be provided.',
  'password-does-not-meet-requirements': 'Many people use this password. Please choose another one.',
}
