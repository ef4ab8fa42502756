import { vi } from 'vitest'

/** An answer of the fake backend: a status and a JSON body, or 'lost' for no answer. */
export type Reply = { status: number; body?: unknown } | 'lost'
export type Call = { method: string; path: string; bearer: string | null; body: unknown }

/**
 * A fake backend in place of `fetch`. `answer` decides by the call, and every call is recorded. An answer takes a moment, as on a network,
 * so that parallel calls overlap.
 */
export function fakeBackend(answer: (call: Call) => Reply) {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: string, options: RequestInit = {}) => {
    const call: Call = {
      method: options.method ?? 'GET',
      path: url.replace('/backend/api/', ''),
      bearer: new Headers(options.headers).get('authorization')?.replace('Bearer ', '') ?? null,
      body: typeof options.body === 'string' ? JSON.parse(options.body) : options.body,
    }
    calls.push(call)
    const reply = answer(call)
    await new Promise((done) => setTimeout(done, 2))
    if (reply === 'lost') throw new TypeError('Failed to fetch')
    const body = reply.body === undefined ? null : JSON.stringify(reply.body)
    return new Response(body, { status: reply.status })
  })
  return {
    calls,
    count: (path: string) => calls.filter((call) => call.path === path).length,
  }
}

/** Fake Web Locks of one browser: calls take turns, whatever the name. */
export function fakeLocks(): void {
  let last: Promise<unknown> = Promise.resolve()
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, act: () => Promise<unknown>) => {
        const turn = last.then(act, act)
        last = turn.catch(() => undefined)
        return turn
      },
    },
  })
}

/** Stores a session with these tokens, as a login does. */
export function signedIn(access = 'old', refresh = 'r1'): void {
  localStorage.setItem('access_token', access)
  localStorage.setItem('refresh_token', refresh)
  localStorage.setItem('user', JSON.stringify({ first_name: 'Ama', last_name: 'Serwaa', username: 'ama' }))
}
