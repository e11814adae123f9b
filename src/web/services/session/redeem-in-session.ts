import { IdentityFailure } from './identity-failure.ts'

type Redemption = { origin: string; apiKey: string; code: string; idToken: string }

/**
 * Redeems a link on the site's own identity service. Unlike the SDK's applyActionCode it sends the ID token along, so that
 * the service knows which session to keep when it ends the account's others.
 */
export async function redeemInSession({ origin, apiKey, code, idToken }: Redemption): Promise<void> {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:update?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-firebase-locale': document.documentElement.lang },
    body: JSON.stringify({ oobCode: code, idToken }),
    // As long as the SDK waits on a desktop.
    signal: AbortSignal.timeout(30_000),
  })
  if (response.ok) return
  if (response.status !== 400) throw new Error('The identity service is out of order.')
  const { message }: { message: string } = (await response.json()).error
  const isTokenRefused = message === 'TOKEN_EXPIRED' || message === 'INVALID_ID_TOKEN'
  throw new IdentityFailure(isTokenRefused ? 'user-token-expired' : 'invalid-action-code', message)
}
