// Identifiers of the site's own identity service: in the browser's SDK, in its tokens and in the token check.
// Neither the key nor the project may equal those of a Firebase project, or the sessions of both would mix.
export const ownIdentity = {
  apiKey: 'academy-identity',
  authDomain: 'localhost',
  projectId: 'academy',
  issuer: 'academy-identity',
  algorithm: 'ES256',
  /** Must equal the user's token version: `iat` counts whole seconds, which is too coarse for revocation. */
  versionClaim: 'token_version',
  /** Names the sign-in that a token comes from, so that one session can stay when the others end. */
  sessionClaim: 'session',
} as const
