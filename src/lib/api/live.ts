import { readMessage, type SharedMessage } from '../live-events.ts'
import { ApiError } from './api-error.ts'
import { api, bodyOf } from './client.ts'

/** POST live/messages/: posts a chat message to all viewers. Throws ApiError. */
export async function sayLive(text: string): Promise<SharedMessage> {
  const said = readMessage(await bodyOf(api.url('live/messages/').post({ text })))
  if (!said) throw new ApiError(200)
  return said
}

/** POST live/messages/{id}/hide/: for the media team and the super admin. Throws ApiError. */
export async function hideLive(id: number): Promise<void> {
  await api.url(`live/messages/${id}/hide/`).post().res()
}
