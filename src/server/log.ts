import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino'

/** Every log of the site and of the staff's command line. */
export function openLog(
  options: Pick<LoggerOptions, 'level' | 'mixin'>,
  destination?: DestinationStream,
): Logger {
  return pino({ base: null, serializers: { err: withoutSecrets }, ...options }, destination)
}

/**
 * In the first three PostgreSQL quotes rows and statements, and with them what people typed: `Key (email)=(…) already
 * exists.` The last is the whole connection, which its driver hangs on an error that nobody was waiting for.
 */
const unsaid = ['detail', 'where', 'internalQuery', 'client']

function withoutSecrets(error: unknown) {
  if (!(error instanceof Error)) return error
  return Object.fromEntries(
    Object.entries(stdSerializers.err(error)).filter(([key]) => !unsaid.includes(key)),
  )
}
