import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino'

/** For the site and the staff command line. */
export function openLog(
  options: Pick<LoggerOptions, 'level' | 'mixin'>,
  destination?: DestinationStream,
): Logger {
  return pino({ base: null, serializers: { err: withoutSecrets }, ...options }, destination)
}

/**
 * The first three of these fields quote rows and statements, such as `Key (email)=(…) already exists.`, so
 * they contain personal data. `client` is the whole connection, which the driver attaches to unhandled
 * errors.
 */
const unsaid = ['detail', 'where', 'internalQuery', 'client']

function withoutSecrets(error: unknown) {
  if (!(error instanceof Error)) return error
  return Object.fromEntries(
    Object.entries(stdSerializers.err(error)).filter(([key]) => !unsaid.includes(key)),
  )
}
