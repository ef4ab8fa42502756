import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { User } from '../../src/lib/contract/account.ts'
import { clearSession, startSession } from '../../src/stores/session-acts.ts'
import type { Church } from './church.ts'

/** A call of the page: what was sent, for `expect`. */
export type Sent = { method: string; path: string; body: unknown }
/** What a test answers in the server's place; 'lost' for no answer. */
type Planned = { method: string; path: RegExp; answer: 'lost' | { status: number; body?: string } }

/**
 * A page with one island, in place of a browser: its calls go to the real app of `church`, without a port. `as` is who is signed in. Toasts are
 * shown as on every page. A test closes it with `using`.
 */
export async function openPage(
  church: Church,
  island: () => ReactNode,
  { as = '', at = '/' }: { as?: string; at?: string } = {},
) {
  history.replaceState(null, '', at)
  document.body.innerHTML = '<main></main><div id="toasts"></div>'
  const sent: Sent[] = []
  let planned: Planned[] = []
  const ofPage = globalThis.fetch
  globalThis.fetch = async (input, init = {}) => {
    const path = String(input).replace(/^.*\/backend\/api\//, '')
    const method = init.method ?? 'GET'
    sent.push({ method, path, body: readBody(init.body) })
    const instead = planned.find((one) => one.method === method && one.path.test(path))
    if (instead?.answer === 'lost') throw new TypeError('Failed to fetch')
    if (instead) return new Response(instead.answer.body ?? '', { status: instead.answer.status })
    return church.api.request(`/backend/api/${path}`, init)
  }
  if (as) {
    const { access, refresh, user } = await church.signIn(as)
    startSession({ access, refresh, user: user as User })
  }
  const { Toaster } = await import('../../src/islands/shell/Toaster.tsx')
  const { showToast } = await import('../../src/islands/shell/mount-toaster.tsx')
  const { toastEvent } = await import('../../src/lib/toast-event.ts')
  const told = (event: Event) => showToast((event as CustomEvent).detail)
  addEventListener(toastEvent, told)
  const draw = () =>
    render(
      <>
        {island()}
        <Toaster />
      </>,
    )
  draw()
  return {
    user: userEvent.setup(),
    sent,
    /** Answers these calls in the server's place until `answerAgain`. */
    answerWith: (method: string, path: RegExp, answer: Planned['answer']) =>
      void planned.push({ method, path, answer }),
    answerAgain: () => {
      planned = []
    },
    /** Draws the island afresh, as a reload of the page does: what is left is in the storage of the browser. */
    reload() {
      cleanup()
      draw()
    },
    [Symbol.dispose]() {
      cleanup()
      removeEventListener(toastEvent, told)
      globalThis.fetch = ofPage
      clearSession()
      localStorage.clear()
      sessionStorage.clear()
    },
  }
}

function readBody(body: BodyInit | null | undefined): unknown {
  if (typeof body === 'string') return JSON.parse(body)
  return body instanceof FormData ? Object.fromEntries(body) : undefined
}

export { screen }
