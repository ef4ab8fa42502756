import * as calls from '../../../lib/contract/website/calls/page-content.ts'
import { isOfSite } from '../../../lib/contract/website/page-editing.ts'
import { isSitePath } from '../../../lib/site/site-pages.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { edits, roles } from '../../accounts/accounts/rights/guards.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { changedMeanwhile, requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { actOf, editedAnswer, languageOf, listedAnswer, ownPage, scopeOf } from './answer.ts'
import { firstDraft } from './first-draft.ts'
import { pageRefusals } from './messages.ts'
import { publishing } from './publishing-routes.ts'
import { addPage, deletePage, movePage } from './repo.ts'
import { pageOrders, searchPages } from './search.ts'
import { sharing } from './sharing-routes.ts'
import { writing } from './writing-routes.ts'

/** The pages of the church, for those who write them: an extension (docs/decisions/website.md#blocks). */
export const pageContent = new Routes()
  .answer(calls.listPages, edits, async (c) => {
    const paging = readPaging(c, pageOrders)
    const pages = await searchPages(c.var.db, paging, scopeOf(c))
    return answerPage(c, paging, { ...pages, rows: pages.rows.map(listedAnswer) })
  })
  .answer(calls.addPage, [roles('admin'), idempotent, demands('nothing')], async (c) => {
    const { title, lang, ...form } = await bodyOf(c)
    // What the site shows at an address by itself, the church may write.
    if (!isSitePath(form.path)) refuseOfSite(form.path)
    const place = { ...form, menu_order: 0 }
    const document = firstDraft(form.path, title, await readChurch(c.var.db))
    const added = await c.var.db.transaction().execute(async (db) => {
      const id = (await addPage(db, { place, lang, document, ...actOf(c) })) ?? refuseTaken()
      await audit(c, db, 'Page added', { detail: form.path })
      return editedAnswer(db, { id, right: 'staff' }, lang)
    })
    return added
  })
  .answer(calls.readPage, edits, async (c) => {
    const page = await ownPage(c)
    return editedAnswer(c.var.db, page, languageOf(c))
  })
  .answer(calls.movePage, [roles('admin'), demands('nothing')], async (c) => {
    const { version, ...place } = await bodyOf(c)
    await c.var.db.transaction().execute(async (db) => {
      const page = await ownPage(c, db)
      if (place.path !== page.path) [page.path, place.path].forEach(refuseOfSite)
      if (place.under === place.path) refuseFields({ under: [pageRefusals.notBelowItself] })
      const moved = await movePage(db, { id: page.id, place, version, at: c.var.now() })
      if (moved === 'taken') refuseTaken()
      if (!moved) refuse(409, changedMeanwhile())
      await audit(c, db, 'Page moved', { detail: `${page.path}, now ${place.path}` })
    })
    c.var.cache.invalidate('pages')
    return { detail: pageRefusals.pageMoved }
  })
  .answer(calls.deletePage, [roles('admin'), demands('nothing')], async (c, { id }) => {
    await c.var.db.transaction().execute(async (db) => {
      const { path, version } = await ownPage(c, db)
      requireUnchanged(c, version)
      refuseOfSite(path)
      await deletePage(db, id)
      await audit(c, db, 'Page deleted', { detail: path, status: 'warning' })
    })
    c.var.cache.invalidate('pages')
    return { detail: pageRefusals.pageDeleted }
  })
  .route('/', writing)
  .route('/', publishing)
  .route('/', sharing)

function refuseOfSite(path: string): void {
  if (isOfSite(path))
    refuseFields({
      path: [pageRefusals.addressOfSite({ path })],
    })
}

const refuseTaken = (): never => refuseFields({ path: [pageRefusals.anotherPageAddress] })
