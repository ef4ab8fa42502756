import { Hono } from 'hono'
import { Done, pageOf } from '../../../lib/contract/answer.ts'
import { EditedPageAnswer } from '../../../lib/contract/website/page-draft.ts'
import {
  isOfSite,
  ListedPageAnswer,
  NewPageForm,
  PlaceForm,
} from '../../../lib/contract/website/page-editing.ts'
import { isSitePath } from '../../../lib/site/site-pages.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { edits, roles } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { describe } from '../../platform/http/describe.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../platform/http/page.ts'
import { changedMeanwhile, requireUnchanged } from '../../platform/http/preconditions.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { note } from '../../settings/system-log/note.ts'
import { actOf, editedAnswer, inLanguage, languageOf, listedAnswer, ownPage, scopeOf } from './answer.ts'
import { firstDraft } from './first-draft.ts'
import { publishing } from './publishing-routes.ts'
import { addPage, deletePage, movePage } from './repo.ts'
import { pageOrders, searchPages } from './search.ts'
import { sharing } from './sharing-routes.ts'
import { writing } from './writing-routes.ts'

/** The pages of the church, for those who write them: an extension (docs/decisions/website.md#blocks). */
export const pageContent = new Hono<AppEnv>()
  .get(
    '/',
    edits,
    describe({
      summary: 'The pages that the caller may edit, by address; without their words',
      paged: true,
      answer: pageOf(ListedPageAnswer),
    }),
    async (c) => {
      const paging = readPaging(c, pageOrders)
      const found = await searchPages(c.var.db, paging, scopeOf(c))
      return c.json(answerPage(c, paging, { ...found, rows: found.rows.map(listedAnswer) }))
    },
  )
  .post(
    '/',
    roles('admin'),
    idempotent,
    demands('nothing'),
    describe({
      summary: 'Adds a page of the church, as a draft',
      status: 201,
      answer: EditedPageAnswer,
    }),
    takes(NewPageForm),
    async (c) => {
      const { title, lang, ...form } = await bodyOf(c)
      // What the site shows at an address by itself, the church may write.
      if (!isSitePath(form.path)) refuseOfSite(form.path)
      const place = { ...form, menu_order: 0 }
      const document = firstDraft(form.path, title, await readChurch(c.var.db))
      const added = await c.var.db.transaction().execute(async (db) => {
        const id = (await addPage(db, { place, lang, document, ...actOf(c) })) ?? refuseTaken()
        await note(c, db, 'Page added', { detail: form.path })
        return editedAnswer(db, { id, right: 'staff' }, lang)
      })
      return c.json(added, 201)
    },
  )
  .get(
    `/${id}`,
    edits,
    describe({
      summary: 'A page as it is written now: its draft, or else what is shown',
      query: inLanguage,
      answer: EditedPageAnswer,
    }),
    async (c) => {
      const page = await ownPage(c)
      return c.json(await editedAnswer(c.var.db, page, languageOf(c)))
    },
  )
  .put(
    `/${id}/place`,
    roles('admin'),
    demands('nothing'),
    describe({ summary: 'Moves a page to another address or menu; its old address leads on', answer: Done }),
    takes(PlaceForm),
    async (c) => {
      const { version, ...place } = await bodyOf(c)
      await c.var.db.transaction().execute(async (db) => {
        const page = await ownPage(c, db)
        if (place.path !== page.path) [page.path, place.path].forEach(refuseOfSite)
        if (place.under === place.path) refuseFields({ under: ['A page cannot be below itself'] })
        const moved = await movePage(db, { id: page.id, place, version, at: c.var.now() })
        if (moved === 'taken') refuseTaken()
        if (!moved) refuse(409, changedMeanwhile)
        await note(c, db, 'Page moved', { detail: `${page.path}, now ${place.path}` })
      })
      c.var.cache.invalidate('pages')
      return c.json({ detail: 'The page is moved.' })
    },
  )
  .delete(
    `/${id}`,
    roles('admin'),
    demands('nothing'),
    describe({
      summary: 'Deletes a page of the church with its history',
      seen: 'the version of the page',
      answer: Done,
    }),
    async (c) => {
      await c.var.db.transaction().execute(async (db) => {
        const { path, version } = await ownPage(c, db)
        requireUnchanged(c, version)
        refuseOfSite(path)
        await deletePage(db, idOf(c))
        await note(c, db, 'Page deleted', { detail: path, status: 'warning' })
      })
      c.var.cache.invalidate('pages')
      return c.json({ detail: 'The page is deleted.' })
    },
  )
  .route('/', writing)
  .route('/', publishing)
  .route('/', sharing)

function refuseOfSite(path: string): void {
  if (isOfSite(path))
    refuseFields({
      path: [`${path} is an address of the site itself: its page stays there, and can be hidden`],
    })
}

const refuseTaken = (): never => refuseFields({ path: ['Another page has this address'] })
