/** How long one call may take, in milliseconds. */
const timeout = 10_000

/** What a call came to: its HTTP status, 0 for none, and its text, or why there is none. */
export type Called = { status: number; text: string }

type Call = { method?: 'GET' | 'POST'; headers: Record<string, string>; body?: object }

/** Calls a provider. Never throws: a time-out or a broken line is status 0, which says nothing of the payment. */
export async function callProvider(
  address: () => string | Promise<string>,
  { method = 'GET', headers, body }: Call,
): Promise<Called> {
  try {
    const answer = await fetch(await address(), {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    return { status: 0, text: error instanceof Error ? error.name : 'no answer' }
  }
}

/** Statuses that say that a provider has looked at a call and will not act on it. */
export const isRefusal = (status: number): boolean => [400, 401, 403, 404, 422].includes(status)
