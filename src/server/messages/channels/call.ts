import type { Sent } from './channel.ts'

/** How long one call may take, in milliseconds. */
export const timeout = 10_000

/** What a call came to. `reached` is false where no byte of it can have arrived: it may be repeated then. */
export type Called = { status: number; text: string; reached: boolean }

type Call = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: object }

/** What `fetch` says of a host that it could not connect to. */
const notConnected = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH'],
  'UND_ERR_CONNECT_TIMEOUT',
])

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
    const { cause } = error as { cause?: { code?: string } }
    return { status: 0, text: '', reached: !notConnected.has(cause?.code ?? '') }
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
