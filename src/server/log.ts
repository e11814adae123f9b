import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino'

/** Every log of the site and of the staff's command line. */
export function openLog(
  options: Pick<LoggerOptions, 'level' | 'mixin'>,
  destination?: DestinationStream,
): Logger {
  return pino({ base: null, serializers: { err: withoutRows }, ...options }, destination)
}

/** In these PostgreSQL quotes rows and statements, and with them what people typed: `Key (email)=(…) already exists.` */
function withoutRows(error: unknown) {
  if (!(error instanceof Error)) return error
  const { detail: _, where: __, internalQuery: ___, ...shown } = stdSerializers.err(error)
  return shown
}
