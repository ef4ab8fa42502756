import { type Context, Hono } from 'hono'
import { Done, pageOf } from '../../../lib/contract/answer.ts'
import { audioLimit, thumbnailLimit, videoLimit } from '../../../lib/contract/media/recording-limits.ts'
import { SermonAnswer, SermonForm, sermonAnswer } from '../../../lib/contract/media/sermon.ts'
import { SeriesAnswer, SeriesForm } from '../../../lib/contract/media/sermon-series.ts'
import { anyone, roles } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { cachedWithTags } from '../../platform/http/cached-answers.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { idempotentWithoutBody } from '../../platform/http/idempotency/idempotency.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../platform/http/page.ts'
import { changedMeanwhile, requireUnchanged } from '../../platform/http/preconditions.ts'
import { removeFiles } from '../../platform/http/store-picture.ts'
import { bodyOf, formOf, takes, takesForm } from '../../platform/http/takes.ts'
import { moveToBin } from '../../settings/bin/move-to-bin.ts'
import { forgetChurchSettings } from '../../settings/church-settings/repo.ts'
import { note } from '../../settings/system-log/note.ts'
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

const media = {
  files: ['file', 'thumbnail'],
  limit: (file: string, { type }: Record<string, string>) => {
    if (file === 'thumbnail') return thumbnailLimit
    return type === 'audio' ? audioLimit : videoLimit
  },
} as const

/** Sermons (spec 1 §7, spec 2 §7). */
export const sermons = new Hono<AppEnv>()
  .get(
    '/',
    anyone,
    describe({ summary: 'Every sermon, newest first', paged: true, answer: pageOf(SermonAnswer) }),
    cachedWithTags('sermons'),
    async (c) => {
      const paging = readPaging(c, sermonOrders)
      const { count, rows } = await listSermons(c.var.db, paging)
      return c.json(answerPage(c, paging, { count, rows: rows.map(sermonAnswer) }))
    },
  )
  .get(
    `/${id}`,
    anyone,
    describe({ summary: 'One sermon', answer: SermonAnswer }),
    cachedWithTags('sermons'),
    async (c) => c.json(sermonAnswer((await sermonOf(c)).sermon)),
  )
  .post(
    '/',
    roles('admin', 'media'),
    describe({
      summary: 'Uploads a sermon: a video with a link or a file, or an audio file',
      status: 201,
      answer: SermonAnswer,
    }),
    takesForm(SermonForm, media),
    async (c) => {
      await c.var.limits.consume('sermon by account', String(callerOf(c).id))
      return formOf(c, async (form) => {
        const added = await store(c, form, async (db, columns) => {
          await note(c, db, 'Sermon uploaded', { detail: columns.title })
          return addSermon(db, columns, c.var.now())
        })
        return c.json(sermonAnswer(((await findSermon(c.var.db, added)) ?? refuse(404, noSuch)).sermon), 201)
      })
    },
  )
  .put(
    `/${id}`,
    roles('admin', 'media'),
    describe({ summary: 'Changes a sermon; without a new file the old one stays', answer: SermonAnswer }),
    takesForm(SermonForm, media),
    async (c) => {
      const before = await sermonOf(c)
      return formOf(c, async (form) => {
        await store(
          c,
          form,
          async (db, columns, version) => {
            if (!(await changeSermon(db, before.sermon.id, { ...columns, ...(version && { version }) })))
              refuse(409, changedMeanwhile)
            await note(c, db, 'Sermon changed', { detail: columns.title })
            return before.sermon.id
          },
          before,
        )
        const after = await sermonOf(c)
        if (before.mediaKey !== after.mediaKey) await removeFiles(c, before.mediaKey)
        if (before.thumbnailKey !== after.thumbnailKey) await removeFiles(c, before.thumbnailKey)
        return c.json(sermonAnswer(after.sermon))
      })
    },
  )
  .put(
    '/series',
    roles('admin', 'media'),
    describe({
      summary: 'Sets the series of sermons; sermons follow one that gets another name',
      answer: SeriesAnswer,
    }),
    takes(SeriesForm),
    async (c) => {
      await c.var.limits.consume('sermon by account', String(callerOf(c).id))
      const form = await bodyOf(c)
      const series = await c.var.db.transaction().execute(async (db) => {
        const names = await changeSeries(db, form, { by: callerOf(c).id, at: c.var.now() })
        await note(c, db, 'Series of sermons changed', { detail: names.join(', ').slice(0, 200) })
        return names
      })
      forgetChurchSettings(c.var.db)
      c.var.cache.invalidate('church settings', 'sermons')
      return c.json({ series })
    },
  )
  .delete(
    `/${id}`,
    roles('admin', 'media'),
    describe({
      summary: 'Deletes a sermon with its files; the bin keeps it for two weeks',
      seen: 'its version',
      answer: Done,
    }),
    async (c) => {
      await c.var.db.transaction().execute(async (db) => {
        const { sermon } = (await findSermon(db, idOf(c))) ?? refuse(404, noSuch)
        requireUnchanged(c, sermon.version)
        await moveToBin(c, db, { kind: 'sermon', row: sermon.id })
        await deleteSermon(db, sermon.id)
        await note(c, db, 'Sermon deleted', { detail: sermon.title, status: 'warning' })
      })
      c.var.cache.invalidate('sermons')
      return c.json({ detail: 'The sermon is deleted.' })
    },
  )
  .post(
    `/${id}/view`,
    anyone,
    idempotentWithoutBody,
    describe({ summary: 'Counts that a sermon was opened', answer: Done }),
    async (c) => {
      await countView(c.var.db, (await sermonOf(c)).sermon.id)
      return c.json({ detail: 'Counted.' })
    },
  )

const noSuch = 'There is no such sermon.'

/** The sermon in the path. Throws 404. */
async function sermonOf(c: Context<AppEnv>) {
  return (await findSermon(c.var.db, idOf(c))) ?? refuse(404, noSuch)
}
