// How the site's own identity service is known: to the browser's SDK, in its tokens, and to the check of them.
// Neither the key nor the project may equal those of a Firebase project: sessions of the two must never mix.
export const ownIdentity = {
  apiKey: 'academy-identity',
  authDomain: 'localhost',
  projectId: 'academy',
  issuer: 'academy-identity',
  algorithm: 'ES256',
  /** The claim that must equal the user's token version: `iat` counts whole seconds, too coarse to revoke by. */
  versionClaim: 'token_version',
  /** The claim that names the sign-in a token comes from, so that one session can stay when the others end. */
  sessionClaim: 'session',
} as const
