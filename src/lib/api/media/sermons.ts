import { type Id, readList } from '../../contract/base.ts'
import { partIn } from '../../contract/lists.ts'
import * as calls from '../../contract/media/calls/sermons.ts'
import { Sermon, StaffSermon } from '../../contract/media/sermon.ts'
import type { SeriesForm } from '../../contract/media/sermon-series.ts'
import { leaveOutEmpty } from '../../media/sermon-file.ts'
import { unanswered } from '../api-error.ts'
import { call, pathOf, request } from '../call.ts'
import { api, bodyOf } from '../client.ts'
import type { ListQuery } from '../list-query.ts'
import { type Watch, watchedFetch } from './uploads/upload.ts'

/* Each throws ApiError. */

/** The fields for the editor. */
export const readSermon = (id: Id) => call(calls.readSermon, { id })

/** Newest first. */
export async function listSermons(query?: ListQuery): Promise<Sermon[]> {
  return readList(Sermon, await bodyOf(request(calls.listSermons, { query })))
}

/** Sermons follow a series that gets another name. */
export const saveSeries = (body: SeriesForm) => call(calls.saveSeries, { body })

const listForStaff = async (query?: ListQuery) =>
  partIn(StaffSermon, await bodyOf(request(calls.listSermons, { query })))

export const sermonCalls = {
  all: () => listForStaff(),
  list: listForStaff,
  /** 409 when another user changed it. */
  remove: (id: Id, seen?: number) => call(calls.deleteSermon, { id, seen }),
}

type Upload = Watch & { body: FormData }

/**
 * Saves a sermon. The recording is uploaded first, in parts, which survives a lost connection. A backend without
 * resumable uploads gets everything in one body (docs/decisions/server.md#uploads-in-parts). Throws ApiError.
 */
export async function sendSermon(id: Id | undefined, { body, ...watch }: Upload): Promise<void> {
  if (id === undefined) leaveOutEmpty(body)
  const file = body.get('file')
  if (!(file instanceof File)) return saveSermon(id, { body, ...watch })
  const { sendFile, saveWithUpload } = await import('./uploads/send-file.ts').catch(() => {
    throw unanswered()
  })
  const type = body.get('type') === 'audio' ? 'audio' : 'video'
  const address = await sendFile(file, { type, ...watch })
  if (!address) return saveSermon(id, { body, ...watch })
  body.delete('file')
  const save = (upload: string) => {
    body.set('upload', upload)
    return saveSermon(id, { body, signal: watch.signal, progress: () => undefined })
  }
  await saveWithUpload(address, save, { ...watch, total: file.size })
}

/** One multipart body, with upload progress (spec 2 §7). */
async function saveSermon(id: Id | undefined, { body, ...watch }: Upload): Promise<void> {
  const watched = api.fetchPolyfill(watchedFetch(watch))
  await (id === undefined
    ? watched.url(pathOf(calls.addSermon, {})).post(body)
    : watched.url(pathOf(calls.changeSermon, { id })).put(body)
  ).res()
}
