// The token of API calls: the signed-in user's, or the stored one, or none.

type TokenSource = {
  current: () => Promise<string | null>
  /** The server has refused the current token. */
  refused: () => void
}

let source: TokenSource = { current: async () => null, refused: () => {} }

/** Set by the session, which imports the API client and so cannot be imported by it. */
export function setTokenSource(next: TokenSource): void {
  source = next
}

export function currentToken(): Promise<string | null> {
  return source.current()
}

export function tokenRefused(): void {
  source.refused()
}
