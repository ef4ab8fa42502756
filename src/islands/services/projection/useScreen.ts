import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { followScreen, type Heard } from '../../../lib/api/services/projection.ts'
import { readJson, store } from '../../../lib/browser/browser-storage.ts'
import { screenCache } from '../../../lib/browser/cache-names.ts'
import { readScreen } from '../../../lib/contract/services/calls/projection.ts'
import {
  type Deck,
  PresentAnswer,
  PresentationState,
  type StateAnswer,
} from '../../../lib/contract/services/projection.ts'
import { type LocalPress, openChannel } from '../../../lib/services/projection/channel.ts'
import { dropKept, keepAnswer, readKept } from '../../../lib/services/projection/kept.ts'
import { presentWords as words } from './messages.ts'

/** The storage key of where the screen was, for a reload without a network. */
const stateKey = 'asore:screen'

const StoredState = z.object({ code: z.string(), state: PresentationState })

export type Screen = {
  deck?: Deck
  state?: PresentationState
  /** The clock of the server before that of this device, in milliseconds. */
  ahead: number
  /** Whether all of it is on this device. */
  isKept: boolean
  isLost: boolean
  /** Why there is nothing to show. */
  refusal: string
}

/** What the screen of a code shows: kept on the device, followed while there is a network, and told by a controller in the same browser. */
export function useScreen(code: string): Screen {
  const [screen, setScreen] = useState<Screen>({ ahead: 0, isKept: false, isLost: false, refusal: '' })
  useEffect(
    () => (code ? showScreen(code, (change) => setScreen((now) => ({ ...now, ...change }))) : undefined),
    [code],
  )
  return screen
}

function showScreen(code: string, show: (change: Partial<Screen>) => void): () => void {
  let deck: Deck | undefined
  let server: PresentationState | undefined
  let local: LocalPress | undefined
  let isLoading = false
  let stopped = false

  function showState(): void {
    const isLocal = local && local.presentation === deck?.id && (server?.version ?? 0) <= local.base
    const state = isLocal ? local?.state : server
    if (!state) return
    show({ state })
    store(stateKey, JSON.stringify({ code, state }))
  }

  function take(answer: PresentAnswer): void {
    deck = answer.deck
    if (answer.state.version >= (server?.version ?? 0)) server = answer.state
    show({ deck, ahead: answer.now - Date.now(), isLost: false, refusal: '' })
    showState()
  }

  /** Opens what is on the device; a reload without a network goes on where it was. */
  async function openKept(): Promise<void> {
    const kept = await readKept(screenCache, code, PresentAnswer)
    if (stopped || deck || !kept) return
    const last = StoredState.safeParse(readJson(stateKey)).data
    const state = last?.code === code ? last.state : kept.state
    deck = kept.deck
    server ??= state
    show({ deck, isKept: true })
    showState()
  }

  async function loadDeck(): Promise<void> {
    if (isLoading) return
    isLoading = true
    try {
      const answer = await call(readScreen, { query: { code } })
      if (stopped) return
      take(answer)
      const isKept = await keepAnswer(screenCache, code, answer)
      if (!stopped) show({ isKept })
    } catch (error) {
      if (!stopped && !(error instanceof ApiError && error.status === 404)) show({ isLost: true })
    }
    isLoading = false
  }

  function hear(heard: Heard): void {
    if (heard.kind === 'lost') show({ isLost: true })
    else if (heard.kind === 'ended') end(heard.detail)
    else hearAnswer(heard.answer)
  }

  function hearAnswer({ state, deck_version, now }: StateAnswer): void {
    if (state.version >= (server?.version ?? 0)) server = state
    show({ ahead: now - Date.now(), isLost: false })
    if (deck?.version === deck_version) showState()
    else void loadDeck()
  }

  /** Nothing of an ended code stays on the device. */
  function end(detail: string): void {
    deck = undefined
    store(stateKey, undefined)
    void dropKept(screenCache)
    show({ refusal: detail || words.ended, isKept: false })
  }

  const channel = openChannel((press) => {
    if (press.presentation !== deck?.id) return
    local = press
    showState()
  })
  let stopFollowing = () => {}
  void openKept().then(() => {
    if (!stopped) stopFollowing = followScreen(code, hear)
  })
  return () => {
    stopped = true
    channel.close()
    stopFollowing()
  }
}
