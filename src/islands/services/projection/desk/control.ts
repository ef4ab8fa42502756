import * as z from 'zod/mini'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { call } from '../../../../lib/api/call.ts'
import { followScreen, type Heard } from '../../../../lib/api/services/projection.ts'
import { readJson, store } from '../../../../lib/browser/browser-storage.ts'
import { projectionCache } from '../../../../lib/browser/cache-names.ts'
import {
  pressPresentation,
  readPresentation,
  readPresentationState,
} from '../../../../lib/contract/services/calls/projection.ts'
import {
  PresentationAnswer,
  PresentationState,
  type StateAnswer,
} from '../../../../lib/contract/services/projection.ts'
import { openChannel } from '../../../../lib/services/projection/channel.ts'
import { dropKept, keepAnswer, readKept } from '../../../../lib/services/projection/kept.ts'
import { before } from '../../../../lib/services/projection/walk.ts'

/** The storage key of a press that waits for the network. */
const pressKey = 'asore:projection-press'

/** How long a press waits before it is sent again, and between looks where no code is open, in milliseconds. */
const [again, look] = [2000, 5000]

/** A press that the server has not counted yet. `at` is when it was pressed, by this device. */
const Waiting = z.object({
  presentation: z.number(),
  controller: z.string(),
  press: z.number(),
  at: z.number(),
  state: PresentationState,
})
type Waiting = z.infer<typeof Waiting>

type Where = Pick<PresentationState, 'item' | 'slide' | 'over' | 'call'>

export type Control = {
  presentation?: PresentationAnswer
  state: PresentationState
  ahead: number
  isKept: boolean
  isLost: boolean
  isWaiting: boolean
  /** The presentation was deleted. */
  isGone: boolean
}

export type Controls = {
  press: (change: Partial<Where>) => void
  /** Takes a presentation that a call has answered. */
  take: (answer: PresentationAnswer) => void
  reload: () => Promise<void>
  stop: () => void
}

/**
 * Controls a presentation: each press is shown here and in this browser's screens at once, and sent. Without a network the last one waits, also over a
 * reload; the server then knows how old it is, and the newest of all controllers counts. `refused` hears why a press was not taken.
 */
export function controlPresentation(
  id: number,
  show: (change: Partial<Control>) => void,
  refused: (error: unknown) => void,
): Controls {
  const controller = newController()
  const channel = openChannel()
  let presentation: PresentationAnswer | undefined
  let server: PresentationState = before
  let waiting = readWaiting(id)
  let presses = 0
  let ahead = 0
  let isSending = false
  let stopped = false
  let followed: string | null | undefined
  let unfollow = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  const stateNow = () => waiting?.state ?? server
  const showState = () => show({ state: stateNow(), isWaiting: waiting !== undefined })

  function setWaiting(next: Waiting | undefined): void {
    waiting = next
    store(pressKey, next && JSON.stringify(next))
  }

  function take(answer: PresentationAnswer): void {
    presentation = answer
    hearState(answer)
    show({ presentation: answer, isLost: false, isGone: false })
    void keepAnswer(projectionCache, String(id), answer).then((isKept) => !stopped && show({ isKept }))
    if (answer.code !== followed) follow(answer.code)
  }

  function hearState({ state, now }: Pick<StateAnswer, 'state' | 'now'>): void {
    ahead = now - Date.now()
    if (state.version >= server.version) server = state
    show({ ahead })
    showState()
  }

  function follow(code: string | null): void {
    unfollow()
    followed = code
    if (code) {
      unfollow = followScreen(code, hear)
      return
    }
    const poll = setInterval(() => void readState(), look)
    unfollow = () => clearInterval(poll)
  }

  async function readState(): Promise<void> {
    try {
      hear({ kind: 'at', answer: await call(readPresentationState, { id }) })
    } catch {
      hear({ kind: 'lost' })
    }
  }

  function hear(heard: Heard): void {
    if (stopped) return
    if (heard.kind === 'lost') show({ isLost: true })
    // Somebody has made a new code, or ended it.
    else if (heard.kind === 'ended') void reload()
    else hearAnswer(heard.answer)
  }

  function hearAnswer(answer: StateAnswer): void {
    show({ isLost: false })
    hearState(answer)
    if (answer.deck_version !== presentation?.deck.version) void reload()
    if (waiting) void send()
  }

  function press(change: Partial<Where>): void {
    presses += 1
    const { item, slide, over, call: number } = { ...stateNow(), ...change }
    const at = Date.now()
    const state = { version: server.version, item, slide, over, call: number, pressed_at: at + ahead }
    setWaiting({ presentation: id, controller, press: presses, at, state })
    channel.tell({ presentation: id, base: server.version, state })
    showState()
    void send()
  }

  /** Sends the newest press, and again until the server has counted it; one that is overtaken meanwhile is not sent. */
  async function send(): Promise<void> {
    if (isSending) return
    isSending = true
    clearTimeout(timer)
    let goesOn = true
    while (waiting && goesOn && !stopped) goesOn = await sendOnce(waiting)
    isSending = false
  }

  /** Sends a press. False when it has to wait. */
  async function sendOnce(sent: Waiting): Promise<boolean> {
    const { item, slide, over, call: number } = sent.state
    const age = Math.max(0, Date.now() - sent.at)
    const body = { controller: sent.controller, press: sent.press, age, item, slide, over, call: number }
    const forget = () => {
      if (waiting === sent) setWaiting(undefined)
    }
    try {
      const answer = await call(pressPresentation, { id, body })
      forget()
      show({ isLost: false })
      hearState(answer)
      return true
    } catch (error) {
      if (mayComeLater(error)) {
        show({ isLost: true })
        timer = setTimeout(() => void send(), again)
        return false
      }
      forget()
      showState()
      refused(error)
      void reload()
      return true
    }
  }

  async function reload(): Promise<void> {
    try {
      const answer = await call(readPresentation, { id })
      if (stopped) return
      take(answer)
      if (waiting) void send()
    } catch (error) {
      if (!stopped) await notLoaded(error)
    }
  }

  async function notLoaded(error: unknown): Promise<void> {
    if (error instanceof ApiError && error.status === 404) {
      void dropKept(projectionCache)
      show({ isGone: true })
      return
    }
    show({ isLost: true })
    if (!presentation) await openKept()
    clearTimeout(timer)
    timer = setTimeout(() => void reload(), again)
  }

  /** What is on the device, for a reload without a network. */
  async function openKept(): Promise<void> {
    const kept = await readKept(projectionCache, String(id), PresentationAnswer)
    if (stopped || presentation || !kept) return
    presentation = kept
    if (kept.state.version >= server.version) server = kept.state
    show({ presentation: kept, isKept: true })
    showState()
  }

  const retry = () => void (waiting ? send() : reload())
  addEventListener('online', retry)
  void reload()
  return {
    press,
    take,
    reload,
    stop() {
      stopped = true
      clearTimeout(timer)
      unfollow()
      channel.close()
      removeEventListener('online', retry)
    },
  }
}

/** Whether a call may succeed later as it is: there was no answer, or the server cannot answer now. */
const mayComeLater = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

function readWaiting(id: number): Waiting | undefined {
  const waiting = Waiting.safeParse(readJson(pressKey)).data
  return waiting?.presentation === id ? waiting : undefined
}

/** A random name of this page, by which the server counts its presses. On a page without TLS browsers have no `randomUUID`. */
function newController(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
