import { atom, onMount } from 'nanostores'
import { followLive, hideLiveMessage, sendLiveMessage } from '../lib/api/media/live.ts'
import { chatLimit } from '../lib/media/live.ts'
import type { LiveEvent, LiveStatus, SharedMessage } from '../lib/media/live-events.ts'

/** State since the page was opened: nobody has gone live; a stream is live; a stream has ended. */
export type Live =
  | { state: 'simulated' }
  | ({ state: 'live' } & Omit<LiveStatus, 'live'>)
  | { state: 'ended'; title: string }

/** The live state. The SSE connection is open while an island subscribes to this store. */
export const $live = atom<Live>({ state: 'simulated' })

/** Messages of the public chat, oldest first. */
export const $chat = atom<readonly SharedMessage[]>([])

const hidden = new Set<number>()

onMount($live, () => followLive(hear))

/** Posts a chat message. Throws ApiError. */
export async function sendChatMessage(text: string): Promise<void> {
  add([await sendLiveMessage(text)])
}

/** Hides a message optimistically; shows it again when the backend refuses. Throws ApiError. */
export async function hideChatMessage(message: SharedMessage): Promise<void> {
  remove([message.id])
  try {
    await hideLiveMessage(message.id, 'hide')
  } catch (error) {
    unhideHere(message)
    throw error
  }
}

/** Shows a hidden message to everybody again. Throws ApiError. */
export async function unhideChatMessage(message: SharedMessage): Promise<void> {
  await hideLiveMessage(message.id, 'unhide')
  unhideHere(message)
}

function unhideHere(message: SharedMessage): void {
  hidden.delete(message.id)
  add([message])
}

function hear(event: LiveEvent): void {
  if (event.name === 'status') hearStatus(event.status)
  else if (event.name === 'hidden') remove(event.ids)
  else if (event.name === 'viewers') hearViewers(event.viewers)
  else if (event.name === 'shown') unhideHere(event.message)
  else add([event.message])
}

function hearStatus({ live, ...stream }: LiveStatus): void {
  const before = $live.get()
  if (live) {
    if (before.state !== 'live' || before.startedAt !== stream.startedAt) $chat.set([])
    $live.set({ state: 'live', ...stream })
  } else if (before.state === 'live') $live.set({ state: 'ended', title: before.title })
}

function hearViewers(viewers: number): void {
  const before = $live.get()
  if (before.state === 'live') $live.set({ ...before, viewers })
}

function add(messages: readonly SharedMessage[]): void {
  const known = new Map([...$chat.get(), ...messages].map((message) => [message.id, message]))
  const shown = [...known.values()].filter(({ id }) => !hidden.has(id)).sort((a, b) => a.id - b.id)
  $chat.set(shown.slice(-chatLimit))
}

function remove(ids: readonly number[]): void {
  for (const id of ids) hidden.add(id)
  add([])
}
