import { backOff } from '../../browser/back-off.ts'
import * as calls from '../../contract/media/calls/live.ts'
import {
  type LiveEvent,
  readLiveEvent,
  readMessage,
  readStatus,
  type SharedMessage,
} from '../../media/live-events.ts'
import { ApiError } from '../api-error.ts'
import { call, pathOf, request } from '../call.ts'
import { bodyOf } from '../client.ts'
import { apiBase } from '../renewal.ts'
import { isUnknown } from '../unknown-call.ts'

const names = ['status', 'viewers', 'chat', 'hidden', 'shown'] as const

/**
 * Subscribes to the live stream's server-sent events (SSE): first the status, then the chat history, then every change.
 * A broken connection is reopened with backoff and resumes after the last message. Returns a function that unsubscribes.
 */
export function followLive(hear: (event: LiveEvent) => void): () => void {
  let connection: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let lastSeen = 0
  let stopped = false

  async function connect(): Promise<void> {
    const first = await fetchStatus()
    if (stopped || first === 'none') return
    if (first === 'later') return later()
    hear({ name: 'status', status: first })
    open()
  }

  function open(): void {
    const next = new EventSource(`${apiBase}${pathOf(calls.followLive, {})}?last=${lastSeen}`)
    connection = next
    for (const name of names)
      next.addEventListener(name, ({ data }: MessageEvent) => {
        attempts = 0
        const event = readLiveEvent(name, data)
        if (event?.name === 'chat') lastSeen = Math.max(lastSeen, event.message.id)
        if (event) hear(event)
      })
    // Browsers reconnect by themselves only after some errors, and never after an error status: so this code does.
    next.onerror = later
  }

  function later(): void {
    connection?.close()
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), backOff(attempts))
    attempts += 1
  }

  void connect()
  return () => {
    stopped = true
    connection?.close()
    clearTimeout(timer)
  }
}

async function fetchStatus() {
  try {
    return readStatus(await bodyOf(request(calls.readLive))) ?? 'later'
  } catch (error) {
    return isUnknown(error) ? 'none' : 'later'
  }
}

/** Posts a chat message to all viewers. Throws ApiError. */
export async function sendLiveMessage(text: string): Promise<SharedMessage> {
  const message = readMessage(await bodyOf(request(calls.sendLiveMessage, { body: { text } })))
  if (!message) throw new ApiError(200)
  return message
}

/** For the media team and the super admin. Throws ApiError. */
export const hideLiveMessage = (id: number, act: 'hide' | 'unhide') =>
  call(act === 'hide' ? calls.hideLiveMessage : calls.unhideLiveMessage, { id })
