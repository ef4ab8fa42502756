import * as calls from '../../contract/media/calls/live.ts'
import * as control from '../../contract/media/calls/live-control.ts'
import type { LiveStreamForm } from '../../contract/media/live.ts'
import { type LiveStatus, readStatus } from '../../media/live-events.ts'
import { ApiError } from '../api-error.ts'
import { call, request } from '../call.ts'
import { bodyOf } from '../client.ts'

/* The calls of the media team, which the page of the viewers does not load. Extensions; each throws ApiError. */

/** 409 when another user is live. */
export const goLive = (body: LiveStreamForm) => call(control.goLive, { body })

/** 409 when another user is live, 404 outside the demonstration. */
export const beginSampleStream = () => call(control.beginSampleStream)

/** Ends the stream of this start; 409 when nobody is live, or another stream has begun. */
export const stopLive = ({ startedAt }: LiveStatus) =>
  call(control.stopLive, { seen: startedAt || undefined })

/** Whether a stream is running, and which. */
export async function readLive(): Promise<LiveStatus> {
  const status = readStatus(await bodyOf(request(calls.readLive)))
  if (!status) throw new ApiError(200)
  return status
}
