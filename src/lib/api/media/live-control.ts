import type { LiveStreamForm } from '../../contract/media/live.ts'
import { type LiveStatus, readStatus } from '../../media/live-events.ts'
import { ApiError } from '../api-error.ts'
import { api, bodyOf } from '../client.ts'
import { ifMatch } from '../if-match.ts'

/* The calls of the media team, which the page of the viewers does not load. */

/** POST live/start/: an extension. Throws ApiError; 409 when another user is live. */
export async function goLive(stream: LiveStreamForm): Promise<void> {
  await api.url('live/start/').post(stream).res()
}

/** POST live/stop/: an extension that ends the stream of this start. Throws ApiError; 409 when nobody is live, or another stream has begun. */
export async function stopLive({ startedAt }: LiveStatus): Promise<void> {
  await api
    .headers(ifMatch(startedAt || undefined))
    .url('live/stop/')
    .post()
    .res()
}

/** GET live/: whether a stream is running, and which. Throws ApiError. */
export async function readLive(): Promise<LiveStatus> {
  const status = readStatus(await bodyOf(api.get('live/')))
  if (!status) throw new ApiError(200)
  return status
}
