import * as calls from '../../../lib/contract/website/calls/page-content.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { edits } from '../../accounts/accounts/rights/guards.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { actOf, draftOf, editedAnswer, pageOfStaff, pageToPublish, refuseChanged } from './answer.ts'
import { refuseIncomplete } from './check.ts'
import { publishControlled, whereMoneyGoes } from './controlled-publishing.ts'
import { pageRefusals } from './messages.ts'
import { setState } from './repo.ts'
import { refusalsAbout } from './rows.ts'
import { withdrawLanguage } from './versions.ts'

/** Showing a page to visitors, and hiding it. */
export const publishing = new Routes()
  .answer(calls.publishPage, [edits, idempotent, demands(whereMoneyGoes)], async (c) => {
    const page = await pageToPublish(c)
    const { lang, version, publish_at, note: about } = await bodyOf(c)
    const text = { id: page.id, lang }
    const act = actOf(c)
    const publishAt = publish_at ? new Date(publish_at) : undefined
    const { answer, isShown, tell } = await c.var.db.transaction().execute(async (db) => {
      const draft = await draftOf(db, text)
      if (version !== undefined && version !== draft.version) await refuseChanged(db, text)
      refuseIncomplete(draft.document, page.path)
      // The draft that was looked at: another editor saves without waiting for this transaction.
      const published =
        (await publishControlled(c, db, { page, draft, note: about, publishAt, ...act })) ??
        (await refuseChanged(db, text))
      const detail = publish_at ? `${page.path}, at ${publish_at}` : page.path
      await audit(c, db, published.isShown ? 'Page published' : 'Page to be published later', { detail })
      return { ...published, answer: await editedAnswer(db, page, lang) }
    })
    if (isShown) c.var.cache.invalidate('pages')
    tell()
    return answer
  })
  .answer(calls.hidePage, [edits, demands('nothing')], async (c) => {
    await c.var.db.transaction().execute(async (db) => {
      const { id, path, version } = await pageOfStaff(c, db)
      requireUnchanged(c, version)
      if (path === '/') refuse(409, pageRefusals.homePageCannotHidden)
      await setState(db, { id, state: 'hidden', at: c.var.now() })
      await audit(c, db, 'Page hidden', { detail: path, status: 'warning' })
    })
    c.var.cache.invalidate('pages')
    return { detail: pageRefusals.pageHidden }
  })
  .answer(calls.hideLanguage, [edits, demands('nothing')], async (c) => {
    const page = await pageToPublish(c)
    const { lang, version } = await bodyOf(c)
    const text = { id: page.id, lang }
    const answer = await c.var.db.transaction().execute(async (db) => {
      await draftOf(db, text)
      const done = await withdrawLanguage(db, { ...text, version, ...actOf(c) })
      if (done === 'last') refuse(409, refusalsAbout(page.path).onlyLanguageVisitorsSee)
      if (!done) await refuseChanged(db, text)
      await audit(c, db, 'Page language hidden', { detail: `${page.path}, ${lang}`, status: 'warning' })
      return editedAnswer(db, page, lang)
    })
    c.var.cache.invalidate('pages')
    return answer
  })
