import type { Church } from './church.ts'

/** A call that the page made. `body` is what was sent: parsed JSON, or the fields of a form. */
type Call = { method: string; path: string; body: unknown }
/** What a test answers in the server's place; 'lost' for a network that gives no answer. */
export type Answer = 'lost' | { status: number; body?: unknown }
type Planned = { call: string; answer: Answer | 'server' | Promise<Answer | 'server'> }

/**
 * Puts the real app of `church` in place of the network: `fetch` of the page calls it, without a port. `plan` answers calls of a method and
 * path (`PUT profiles/`, with `*` for any id) otherwise, until `replan`; the latest plan of a call holds.
 */
export function answerCalls({ api }: Church) {
  const real = globalThis.fetch
  const sent: Call[] = []
  const planned: Planned[] = []

  globalThis.fetch = async (input, init = {}) => {
    // What the server itself asks, such as a stand-in of a provider, goes its own way.
    if (/^http:\/\/127\.0\.0\.1:\d/.test(String(input))) return real(input, init)
    const address = String(input).replace(/^https?:\/\/[^/]+/, '')
    const path = address.replace('/backend/api/', '')
    const method = init.method ?? 'GET'
    sent.push({ method, path, body: readBody(init.body) })
    const plan = planned.findLast((one) => matches(one.call, `${method} ${path}`))
    const answer = (await plan?.answer) ?? 'server'
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    if (answer === 'server') return api.request(address, init)
    const { status, body = '' } = answer
    return new Response(status === 204 ? null : typeof body === 'string' ? body : JSON.stringify(body), {
      status,
    })
  }

  return {
    sent,
    /** Answers a call in the server's place; returns what ends it. */
    plan(call: string, answer: Answer) {
      const one = { call, answer }
      planned.push(one)
      return () => void planned.splice(planned.indexOf(one), 1)
    },
    /** Keeps a call waiting; returns what lets it go on, by default to the server. */
    hold(call: string) {
      const { promise, resolve } = Promise.withResolvers<Answer | 'server'>()
      planned.push({ call, answer: promise })
      return (answer: Answer | 'server' = 'server') => resolve(answer)
    },
    /** From now on all calls are the server's again. */
    replan: () => void planned.splice(0),
    restore: () => {
      globalThis.fetch = real
    },
  }
}

/** Whether a planned call, in which * stands for any part, is this one. */
function matches(planned: string, call: string): boolean {
  const parts = planned.split('*').map((part) => RegExp.escape(part))
  return new RegExp(`^${parts.join('[^/]*')}(?:\\?.*)?$`).test(call)
}

function readBody(body: BodyInit | null | undefined): unknown {
  if (typeof body === 'string' && body) return JSON.parse(body)
  return body instanceof FormData ? Object.fromEntries(body) : undefined
}
