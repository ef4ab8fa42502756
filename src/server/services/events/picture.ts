import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { mayHaveCommitted } from '../../platform/errors/storage-errors.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { removeFiles, storePictureSizes } from '../../platform/http/store-picture.ts'
import type { ReceivedFile } from '../../platform/http/upload.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { readWhole } from './change.ts'
import { eventRefusals } from './messages.ts'
import { isPosterOfSeries, readPoster, setPoster } from './poster-repo.ts'

type Poster = { description: string; picture?: ReceivedFile | undefined }

/**
 * Sets the poster of an event and all of its series, or what an unchanged one shows, and returns the event. Throws 400 without any picture, and for a file
 * that is none.
 */
export async function changePoster(c: Context<AppEnv>, eventId: number, { description, picture }: Poster) {
  await c.var.limits.consume('upload by account', String(callerOf(c).id))
  const stored = await storePictureSizes(c, picture, { name: 'picture', folder: 'events' })
  try {
    const before = await c.var.db.transaction().execute(async (db) => {
      const poster = (await readPoster(db, eventId)) ?? refuse(404, eventRefusals.noEvent)
      const key = stored?.key ?? poster.image_key ?? refuseFields({ picture: [eventRefusals.choosePicture] })
      await setPoster(db, { id: eventId, series_id: poster.series_id }, { key, description })
      await audit(c, db, 'Event changed', { detail: `${poster.title}: picture` })
      return poster
    })
    if (stored) await removeUnused(c, before.image_key)
  } catch (error) {
    if (!mayHaveCommitted(error)) await removeFiles(c, stored?.key)
    throw error
  }
  c.var.cache.invalidate('events')
  return readWhole(c, eventId)
}

/** Removes the poster of an event and all of its series, and returns the event. */
export async function removePoster(c: Context<AppEnv>, eventId: number) {
  const before = await c.var.db.transaction().execute(async (db) => {
    const poster = (await readPoster(db, eventId)) ?? refuse(404, eventRefusals.noEvent)
    await setPoster(db, { id: eventId, series_id: poster.series_id }, { key: null, description: '' })
    await audit(c, db, 'Event changed', { detail: `${poster.title}: picture removed` })
    return poster
  })
  await removeUnused(c, before.image_key)
  c.var.cache.invalidate('events')
  return readWhole(c, eventId)
}

/** Removes the file of a poster, unless a series still shows it. */
async function removeUnused(c: Context<AppEnv>, key: string | null): Promise<void> {
  if (key && !(await isPosterOfSeries(c.var.db, key))) await removeFiles(c, key)
}
