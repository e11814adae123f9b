// The bearer of our own calls: the signed-in user's token, otherwise the stored one, otherwise none.

type TokenSource = {
  current: () => Promise<string | null>
  /** The server has refused what it gave. */
  refused: () => void
}

let source: TokenSource = { current: async () => null, refused: () => {} }

/** The session knows where tokens come from; this file lets it be asked without importing it. */
export function setTokenSource(next: TokenSource): void {
  source = next
}

export function currentToken(): Promise<string | null> {
  return source.current()
}

export function tokenRefused(): void {
  source.refused()
}
