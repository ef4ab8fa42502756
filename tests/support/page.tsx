import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import toast from 'react-hot-toast/headless'
import { vi } from 'vitest'
import { showToast } from '../../src/islands/shell/toasts/mount-toaster.tsx'
import { Toaster } from '../../src/islands/shell/toasts/Toaster.tsx'
import { SignedIn } from '../../src/lib/contract/accounts/account.ts'
import { isToast, takeFlashToasts } from '../../src/lib/toasts/flash-toasts.ts'
import { toastEvent } from '../../src/lib/toasts/toast-event.ts'
import { clearSession, startSession } from '../../src/stores/session-acts.ts'
import { type Church, openChurch } from './church.ts'
import { newPerson } from './new-person.ts'
import { answerCalls } from './page-calls.ts'
import { watchLeaving } from './page-leaving.ts'

type Opening = {
  /** Who is signed in; '' for a visitor. */
  as?: string
  /** The address of the page, with its query and fragment. */
  at?: string
}

/**
 * A page with one island, in place of a browser: its calls go to the real app of `church`, its clock is that of the church, and toasts are shown
 * as on every page. A navigation ends in `left`. A test closes it with `using`; then storage and stores are as new.
 */
export async function openPage(church: Church, island: ReactElement, { as = '', at = '/' }: Opening = {}) {
  vi.setSystemTime(church.clock.now)
  const calls = answerCalls(church)
  const leaving = watchLeaving()
  const ended = new AbortController()
  addEventListener(toastEvent, showDetail, { signal: ended.signal })
  let shown = island

  function draw(): void {
    cleanup()
    document.body.innerHTML = '<main id="main" tabindex="-1"></main><div id="toasts"></div>'
    render(<Toaster />, { container: elementAt('#toasts') })
    render(shown, { container: elementAt('main') })
    takeFlashToasts().forEach(showToast)
    dispatchEvent(new Event('pageshow'))
  }

  /** Opens another page in the same tab: what is left of this one is in the storage of the browser. */
  async function open(next: ReactElement, where: Opening = {}): Promise<void> {
    dispatchEvent(new Event('pagehide'))
    toast.remove()
    shown = next
    leaving.arrive()
    history.replaceState(null, '', where.at ?? location.href)
    if (where.as !== undefined) await signIn(where.as)
    draw()
  }

  async function signIn(username: string): Promise<void> {
    clearSession()
    if (username) startSession(SignedIn.parse(await church.signIn(username)))
  }

  history.replaceState(null, '', at)
  if (as) await signIn(as)
  draw()
  return {
    open,
    sent: calls.sent,
    plan: calls.plan,
    hold: calls.hold,
    replan: calls.replan,
    /** The bodies of the calls of a method, or of a method and the beginning of a path, in order. */
    bodies: (call: string) =>
      calls.sent.filter(({ method, path }) => `${method} ${path}`.startsWith(call)).map(({ body }) => body),
    /** The address that the page was left for, without the origin; undefined while it is open. */
    left: leaving.left,
    reload: () => open(shown),
    [Symbol.dispose]() {
      cleanup()
      ended.abort()
      leaving.restore()
      calls.restore()
      toast.remove()
      clearSession()
      localStorage.clear()
      sessionStorage.clear()
      dispatchEvent(new StorageEvent('storage'))
      document.body.innerHTML = ''
      delete document.documentElement.dataset['unused']
      delete document.documentElement.dataset['whatsapp']
      vi.useRealTimers()
    },
  }
}

type Wishes = Opening & {
  /** A new person is signed in, made as wished (tests/support/new-person.ts). */
  person?: Parameters<typeof newPerson>[1]
  /** The church is the demonstration, with its sample stream. */
  isDemonstration?: boolean
  /** A church that is open already, which the page closes. */
  church?: Church
}

type Island = ReactElement | ((church: Church) => Promise<ReactElement>)

/** A church of its own, and a page of it with one island, which may need rows of the church. */
export async function openIsland(
  island: Island,
  { person, isDemonstration = false, church: given, ...opening }: Wishes = {},
) {
  const church = given ?? (await openChurch({ isDemonstration }))
  const username = person ? await newPerson(church, person) : (opening.as ?? '')
  const drawn = typeof island === 'function' ? await island(church) : island
  const page = await openPage(church, drawn, { ...opening, as: username })
  return {
    ...page,
    church,
    username,
    /** Makes a call of the API as somebody beside the page (`GET fellowships/my/`), and returns the body of the answer. */
    async ask(who: string, call: string, body?: object): Promise<unknown> {
      const [method = '', path = ''] = call.split(' ')
      const access = who && (await church.signIn(who)).access
      return (await (body ? church.call(method, path, body, access) : church.send(path, { method }, access)))
        .body
    },
    /** Closes the page alone. */
    close: () => page[Symbol.dispose](),
    async [Symbol.asyncDispose]() {
      page[Symbol.dispose]()
      await church[Symbol.asyncDispose]()
    },
  }
}

function showDetail(event: Event): void {
  if (event instanceof CustomEvent && isToast(event.detail)) showToast(event.detail)
}

function elementAt(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`The page has no ${selector}`)
  return element
}

export { screen, waitFor, within }
