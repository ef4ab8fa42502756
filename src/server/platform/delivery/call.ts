import type { Sent } from './channel.ts'

/**
 * Timeout of one call to a provider, in milliseconds. `fetch` gives up connecting after ten seconds; waiting longer tells a
 * provider that was not reached from one whose answer was lost.
 */
export const timeout = 12_000

/** What a call came to. `reached` is false where no byte of it can have arrived: it may be repeated then. */
export type Called = { status: number; text: string; reached: boolean }

type Call = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: object }

/** Why `fetch` failed; `errors` are the tries of a host that has several addresses. */
type Cause = { code?: string; syscall?: string; errors?: readonly Cause[] }

const notFound = new Set(['ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** Whether no connection was made. */
const isUnconnected = ({ code = '', syscall, errors = [] }: Cause): boolean =>
  notFound.has(code) || syscall === 'connect' || (errors.length > 0 && errors.every(isUnconnected))

/** Calls a provider. Never throws: a time-out or a broken line is status 0. */
export async function callSms(
  address: string,
  { method = 'GET', headers = {}, body }: Call = {},
): Promise<Called> {
  try {
    const answer = await fetch(address, {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    return { status: answer.status, text: await answer.text(), reached: true }
  } catch (error) {
    const { cause = {} } = error as { cause?: Cause }
    return { status: 0, text: '', reached: !isUnconnected(cause) }
  }
}

export const noCredit = 'The church’s account with the provider is empty.'

const byStatus: Record<number, string> = {
  401: 'The provider does not know the church’s key.',
  402: noCredit,
  403: 'The provider does not let the church send this.',
}

/** What a call came to whose answer says nothing of the message; undefined where its text has to be read. */
export function failureOf({ status, reached }: Called): Sent | undefined {
  if (status === 429) return { kind: 'busy', why: 'The provider had too much to do.' }
  if (!reached) return { kind: 'busy', why: 'The provider was not reached.' }
  const why = byStatus[status]
  if (why) return { kind: 'refused', why }
  return status === 0 || status >= 500
    ? { kind: 'no answer', why: 'The provider’s answer was lost.' }
    : undefined
}
