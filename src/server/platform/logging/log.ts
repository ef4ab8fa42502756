import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino'
import { redactText } from './redact.ts'

/** The log line of one request: by construction without anything that a user typed (docs/operations.md, "The log"). */
type RequestLine = {
  id: string
  method: string
  /** The route's pattern, never the address that was asked for. */
  route: string
  status: number
  ms: number
  /** The client closed the connection before the answer was complete. */
  broken?: true
  /** Shortened. */
  address: string
  /** The number of the account whose call was refused. */
  account?: number
}

export type Log = {
  /** Undefined where requests are not logged. */
  request: ((line: RequestLine) => void) | undefined
  info(message: string, about?: object): void
  warn(message: string, about?: object): void
  /** A fault that no client caused. */
  fault(error: unknown, requestId?: string): void
  /** Writes the buffered lines. */
  flush(): void
}

/** For a terminal: what the person who started the server should know, and faults in full. */
export const plainLog: Log = {
  request: undefined,
  info: (message) => console.log(message),
  warn: (message) => console.warn(message),
  fault: (error) => console.error(error),
  flush: () => undefined,
}

/** One JSON object a line on the standard output, for journald, Docker and what reads them. */
export function jsonLog(to: DestinationStream = destination({ fd: 1, sync: false })): Log {
  const log = pino({ base: null, timestamp: stdTimeFunctions.isoTime, formatters: { level } }, to)
  return {
    request: (line) => log.info(line, 'request'),
    info: (message, about = {}) => log.info(about, message),
    warn: (message, about = {}) => log.warn(about, message),
    fault: (error, requestId) =>
      log.error({ ...(requestId && { id: requestId }), error: told(error) }, 'fault'),
    flush: () => flush(log),
  }
}

const level = (label: string) => ({ level: label })

function told(error: unknown): { type: string; message: string; stack?: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: redactText(String(error)) }
  const { name, message, stack = '' } = error
  // The stack begins with the message, and with text that a library added to it, so only frames are kept.
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return { type: name, message: redactText(message), stack: frames.join('\n') }
}

function flush(log: Logger): void {
  try {
    log.flush()
  } catch {
    // what could not be written is lost with the process
  }
}
