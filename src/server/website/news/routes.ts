import * as calls from '../../../lib/contract/website/calls/news.ts'
import { postStatuses } from '../../../lib/contract/website/news.ts'
import { slugOf } from '../../../lib/text/slug.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { roles } from '../../accounts/accounts/rights/guards.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/pagination.ts'
import { changedMeanwhile, requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { moveToTrash } from '../../settings/trash/move-to-trash.ts'
import { actOf } from '../cms/answer.ts'
import { firstPost } from '../cms/first-draft.ts'
import { pageRefusals } from '../cms/messages.ts'
import { addPage, deletePage } from '../cms/repo.ts'
import {
  addPostOf,
  changePostOf,
  findPost,
  freePath,
  listAllCategories,
  postOrders,
  searchPosts,
} from './repo.ts'
import { noteShare } from './shares.ts'

const postOf = async (db: Db, id: number) =>
  (await findPost(db, id)) ?? refuse(404, pageRefusals.thereNoSuchPost)

/** The news of the church for those who write it: an extension (docs/news.md). Its words are written by admin/pages. */
export const news = new Routes()
  .answer(calls.listPosts, roles('admin', 'media'), async (c) => {
    const paging = readPaging(c, postOrders)
    const status = readChoice(c, 'status', postStatuses)
    const category = slugOf(c.req.query('category') ?? '') || undefined
    const today = await churchDay(c.var.db, c.var.now())
    return answerPage(c, paging, await searchPosts(c.var.db, paging, { status, category, today }))
  })
  .answer(calls.listCategories, roles('admin', 'media'), (c) => listAllCategories(c.var.db))
  .answer(calls.addPost, [roles('admin', 'media'), idempotent, demands('nothing')], async (c) => {
    const { title, lang } = await bodyOf(c)
    const added = await c.var.db.transaction().execute(async (db) => {
      const path = await freePath(db, title)
      const place = { path, under: '', menu: '', menu_order: 0 } as const
      const id = await addPage(db, { place, lang, document: firstPost(title), ...actOf(c) })
      if (id === undefined) return refuse(409, changedMeanwhile())
      await addPostOf(db, id)
      await audit(c, db, 'Post added', { detail: path })
      return postOf(db, id)
    })
    return added
  })
  .answer(calls.readPost, roles('admin', 'media'), (c, { id }) => postOf(c.var.db, id))
  .answer(calls.changePost, [roles('admin', 'media'), demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    const changed = await c.var.db.transaction().execute(async (db) => {
      const { path } = await postOf(db, id)
      const done = await changePostOf(db, id, form, c.var.now())
      if (done === 'taken') refuseFields({ slug: [pageRefusals.anotherPageAddress] })
      if (!done) refuse(409, changedMeanwhile())
      const post = await postOf(db, id)
      const detail = post.path === path ? path : `${path}, now ${post.path}`
      await audit(c, db, 'Post changed', { detail })
      return post
    })
    c.var.cache.invalidate('pages')
    return changed
  })
  .answer(calls.sharePost, [roles('admin', 'media'), idempotent, demands('nothing')], async (c, { id }) => {
    const { seen } = await bodyOf(c)
    return c.var.db.transaction().execute(async (db) => {
      const { path } = await postOf(db, id)
      const { by, at } = actOf(c)
      await noteShare(db, { post: { id, seen }, way: 'whatsapp', by, at })
      await audit(c, db, 'Post shared by WhatsApp', { detail: path })
      return postOf(db, id)
    })
  })
  .answer(calls.deletePost, [roles('admin', 'media'), demands('nothing')], async (c, { id }) => {
    await c.var.db.transaction().execute(async (db) => {
      const { path, page_version } = await postOf(db, id)
      requireUnchanged(c, page_version)
      await moveToTrash(c, db, { kind: 'page', row: id })
      await deletePage(db, id)
      await audit(c, db, 'Post deleted', { detail: path, status: 'warning' })
    })
    c.var.cache.invalidate('pages')
    return { detail: pageRefusals.postBin }
  })
