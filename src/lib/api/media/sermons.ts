import { type Id, readList } from '../../contract/base.ts'
import { Sermon, StaffSermon } from '../../contract/media/sermon.ts'
import { SeriesAnswer, type SeriesForm } from '../../contract/media/sermon-series.ts'
import { leaveOutEmpty } from '../../media/sermon-file.ts'
import { unanswered } from '../api-error.ts'
import { answerOf, api, bodyOf } from '../client.ts'
import { resource } from '../resource.ts'
import { type Watch, watchedFetch } from './uploads/upload.ts'

/** GET sermons/{id}/: the fields for the editor. Throws ApiError. */
export const readSermon = (id: Id): Promise<StaffSermon> => answerOf(StaffSermon, api.get(`sermons/${id}/`))

/** GET sermons/: newest first. Throws ApiError. */
export async function listSermons(): Promise<Sermon[]> {
  return readList(Sermon, await bodyOf(api.get('sermons/')))
}

/** PUT sermons/series/: sermons follow a series that gets another name. Throws ApiError. */
export const saveSeries = (form: SeriesForm): Promise<SeriesAnswer> =>
  answerOf(SeriesAnswer, api.url('sermons/series/').put(form))

export const sermonCalls = resource<StaffSermon, never>('sermons', StaffSermon)

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

/** POST sermons/ or PUT sermons/{id}/: one multipart body, with upload progress (spec 2 §7). */
async function saveSermon(id: Id | undefined, { body, ...watch }: Upload): Promise<void> {
  const watched = api.fetchPolyfill(watchedFetch(watch))
  await (id === undefined
    ? watched.url('sermons/').post(body)
    : watched.url(`sermons/${id}/`).put(body)
  ).res()
}
