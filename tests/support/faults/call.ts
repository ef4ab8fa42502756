import { demonstrationPassword } from '../../../src/content/people.ts'

export type Said = { status: number; headers: Headers; body: Record<string, unknown> }
type Sent = { access?: string | undefined; body?: unknown; method?: string; headers?: Record<string, string> }

/** Calls the API of a running server. Throws when the connection breaks. */
export async function call(
  url: string,
  path: string,
  { access, body, method, headers = {} }: Sent = {},
): Promise<Said> {
  const raw = body instanceof Uint8Array || body instanceof FormData
  const answer = await fetch(`${url}/backend/api/${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && !raw && { 'Content-Type': 'application/json' }),
      ...(access && { Authorization: `Bearer ${access}` }),
      ...headers,
    },
    ...(body !== undefined && { body: raw ? (body as BodyInit) : JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : {} }
}

export const isDone = ({ status }: Said): boolean => status >= 200 && status < 300

export type Session = { access: string; refresh: string }

export async function signIn(
  url: string,
  username: string,
  password = demonstrationPassword,
): Promise<Session> {
  const answer = await call(url, 'auth/login/', { body: { username, password } })
  if (!isDone(answer)) throw new Error(`${username} could not sign in: ${JSON.stringify(answer.body)}`)
  return answer.body as Session
}

/** The rows of a paged list. */
export async function rowsOf(url: string, path: string, access?: string): Promise<Record<string, unknown>[]> {
  const { body } = await call(url, path, { access })
  return (Array.isArray(body) ? body : body['results']) as Record<string, unknown>[]
}

/** Waits until `act` returns true, and returns how many milliseconds that took. Throws after half a minute. */
export async function until(act: () => Promise<boolean>, what: string, timeout = 30_000): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < timeout) {
    if (await act().catch(() => false)) return Math.round(performance.now() - began)
    await new Promise((done) => setTimeout(done, 20))
  }
  throw new Error(`It did not come: ${what}`)
}
