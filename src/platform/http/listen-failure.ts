type Place = { host: string; port: number }

/** Why a server cannot listen, and which variables change that. */
export function listenFailure(
  error: NodeJS.ErrnoException,
  { host, port }: Place,
  names: { host: string; port: string },
): Error {
  const sentence = sentences[error.code ?? '']
  return sentence ? new Error(sentence({ host, port }, names)) : error
}

type Sentence = (place: Place, names: { host: string; port: string }) => string

const foreignAddress: Sentence = ({ host }, names) =>
  `${names.host}=${host} is not an address of this machine: set it to one that is, or to 0.0.0.0 for all.`

const sentences: Record<string, Sentence> = {
  EADDRINUSE: ({ host, port }, names) =>
    `Another program listens on ${host}:${port}: end it, or set ${names.port} to another.`,
  EADDRNOTAVAIL: foreignAddress,
  ENOTFOUND: foreignAddress,
  EAI_AGAIN: foreignAddress,
  EACCES: ({ port }, names) =>
    `Only root may listen on port ${port}: set ${names.port} to one above 1023, and let the proxy use ${port}.`,
}
