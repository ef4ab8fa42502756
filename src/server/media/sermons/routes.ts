import type { Context } from 'hono'
import { viewSermon } from '../../../lib/contract/media/calls/sermon-view.ts'
import * as calls from '../../../lib/contract/media/calls/sermons.ts'
import { audioLimit, thumbnailLimit, videoLimit } from '../../../lib/contract/media/recording-limits.ts'
import { sermonAnswer, wholeSermonAnswer } from '../../../lib/contract/media/sermon.ts'
import { anyone, roles } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { cachedWithTags } from '../../platform/http/cached-answers.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotentWithoutBody } from '../../platform/http/idempotency/idempotency.ts'
import { idOf } from '../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { removeFiles } from '../../platform/http/store-picture.ts'
import { bodyOf, formOf } from '../../platform/http/takes.ts'
import type { FileLimit } from '../../platform/http/upload.ts'
import { forgetChurchSettings } from '../../settings/church-settings/repo.ts'
import { Records } from '../../settings/records/records.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { mediaRefusals } from './messages.ts'
import {
  addSermon,
  changeSermon,
  countView,
  deleteSermon,
  findSermon,
  listSermons,
  sermonOrders,
} from './repo.ts'
import { changeSeries } from './series.ts'
import { store } from './store.ts'

const limitOf: FileLimit = (file, { type }) => {
  if (file === 'thumbnail') return thumbnailLimit
  return type === 'audio' ? audioLimit : videoLimit
}

const records = new Records({
  name: 'sermon',
  find: async (db, id) => (await findSermon(db, id))?.sermon,
  remove: deleteSermon,
  titleOf: ({ title }) => title,
  bin: 'sermon',
  tags: ['sermons'],
})

/** Sermons (spec 1 §7, spec 2 §7). */
export const sermons = new Routes()
  .answer(calls.listSermons, [anyone, cachedWithTags('sermons')], async (c) => {
    const paging = readPaging(c, sermonOrders)
    const { count, rows } = await listSermons(c.var.db, paging)
    return answerPage(c, paging, { count, rows: rows.map(sermonAnswer) })
  })
  .answer(calls.readSermon, [anyone, cachedWithTags('sermons')], async (c, { id }) =>
    wholeSermonAnswer(await records.read(c, id)),
  )
  .answer(
    calls.addSermon,
    roles('admin', 'media'),
    async (c) => {
      await c.var.limits.consume('sermon by account', String(callerOf(c).id))
      return formOf(c, async (form) => {
        const added = await store(c, form, async (db, columns) => {
          await audit(c, db, 'Sermon uploaded', { detail: columns.title })
          return addSermon(db, columns, c.var.now())
        })
        return wholeSermonAnswer(await records.read(c, added))
      })
    },
    limitOf,
  )
  .answer(
    calls.changeSermon,
    roles('admin', 'media'),
    async (c) => {
      const before = await sermonOf(c)
      return formOf(c, async (form) => {
        await store(
          c,
          form,
          async (db, columns, version) => {
            if (!(await changeSermon(db, before.sermon.id, { ...columns, ...(version && { version }) })))
              refuse(409, changedMeanwhile())
            await audit(c, db, 'Sermon changed', { detail: columns.title })
            return before.sermon.id
          },
          before,
        )
        const after = await sermonOf(c)
        if (before.mediaKey !== after.mediaKey) await removeFiles(c, before.mediaKey)
        if (before.thumbnailKey !== after.thumbnailKey) await removeFiles(c, before.thumbnailKey)
        return wholeSermonAnswer(after.sermon)
      })
    },
    limitOf,
  )
  .answer(calls.saveSeries, roles('admin', 'media'), async (c) => {
    await c.var.limits.consume('sermon by account', String(callerOf(c).id))
    const form = await bodyOf(c)
    const series = await c.var.db.transaction().execute(async (db) => {
      const names = await changeSeries(db, form, { by: callerOf(c).id, at: c.var.now() })
      await audit(c, db, 'Series of sermons changed', { detail: names.join(', ').slice(0, 200) })
      return names
    })
    forgetChurchSettings(c.var.db)
    c.var.cache.invalidate('church settings', 'sermons')
    return { series }
  })
  .answer(calls.deleteSermon, roles('admin', 'media'), async (c, { id }) => {
    await records.remove(c, id)
    return { detail: mediaRefusals.deleted }
  })
  .answer(viewSermon, [anyone, idempotentWithoutBody], async (c) => {
    await countView(c.var.db, (await sermonOf(c)).sermon.id)
    return { detail: mediaRefusals.counted }
  })

/** The sermon in the path. Throws 404. */
async function sermonOf(c: Context<AppEnv>) {
  return (await findSermon(c.var.db, idOf(c))) ?? refuse(404, mediaRefusals.noSermon)
}
