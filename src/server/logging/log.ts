import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino'
import { redactText } from './redact.ts'

/** One line for one request: by construction nothing that a person typed (docs/operations.md, "The log"). */
export type RequestLine = {
  id: string
  method: string
  /** The route's pattern, never the address that was asked for. */
  route: string
  status: number
  ms: number
  /** The client went away before the answer was through. */
  broken?: true
  /** Shortened. */
  address: string
  /** The number of the account whose call was refused. */
  account?: number
}

export type Log = {
  /** Undefined where nobody wants to read a line for each request. */
  request: ((line: RequestLine) => void) | undefined
  info(message: string, about?: object): void
  warn(message: string, about?: object): void
  /** A fault that no client caused. */
  fault(error: unknown, requestId?: string): void
  /** Writes what is still waiting. */
  flush(): void
}

/** For a person who started it in a terminal: what they should know, and faults in full. */
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
  // The stack begins with the message, and with what a library added to it.
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
