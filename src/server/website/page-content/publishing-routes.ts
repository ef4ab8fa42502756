import { Hono } from 'hono'
import { Done } from '../../../lib/contract/answer.ts'
import { EditedPageAnswer } from '../../../lib/contract/website/page-draft.ts'
import { PublishForm } from '../../../lib/contract/website/page-editing.ts'
import { TextForm } from '../../../lib/contract/website/page-fields.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { edits } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { describe } from '../../platform/http/describe.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { id } from '../../platform/http/ids.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { note } from '../../settings/system-log/note.ts'
import { actOf, draftOf, editedAnswer, pageOfStaff, pageToPublish, refuseChanged } from './answer.ts'
import { refuseIncomplete } from './check.ts'
import { publishControlled, whereMoneyGoes } from './controlled-publishing.ts'
import { setState } from './repo.ts'
import { withdrawLanguage } from './versions.ts'

/** Showing a page to visitors, and hiding it. */
export const publishing = new Hono<AppEnv>()
  .post(
    `/${id}/publish`,
    edits,
    idempotent,
    demands(whereMoneyGoes),
    describe({
      summary: 'Shows the draft of a page to visitors, now or at a time',
      answer: EditedPageAnswer,
    }),
    takes(PublishForm),
    async (c) => {
      const page = await pageToPublish(c)
      const { lang, version, publish_at, note: about } = await bodyOf(c)
      const text = { id: page.id, lang }
      const act = actOf(c)
      const publishAt = publish_at ? new Date(publish_at) : undefined
      const { answer, isShown, tell } = await c.var.db.transaction().execute(async (db) => {
        const draft = await draftOf(db, text)
        if (version !== undefined && version !== draft.version) await refuseChanged(db, text)
        refuseIncomplete(draft.document)
        // The draft that was looked at: another editor saves without waiting for this transaction.
        const published =
          (await publishControlled(c, db, { page, draft, note: about, publishAt, ...act })) ??
          (await refuseChanged(db, text))
        const detail = publish_at ? `${page.path}, at ${publish_at}` : page.path
        await note(c, db, published.isShown ? 'Page published' : 'Page to be published later', { detail })
        return { ...published, answer: await editedAnswer(db, page, lang) }
      })
      if (isShown) c.var.cache.invalidate('pages')
      tell()
      return c.json(answer)
    },
  )
  .post(
    `/${id}/hide`,
    edits,
    demands('nothing'),
    describe({
      summary:
        'Hides a page from visitors, and what waits for its hour is the draft again; publishing shows it again',
      seen: 'the version of the page',
      answer: Done,
    }),
    async (c) => {
      await c.var.db.transaction().execute(async (db) => {
        const { id, path, version } = await pageOfStaff(c, db)
        requireUnchanged(c, version)
        if (path === '/') refuse(409, 'The home page cannot be hidden.')
        await setState(db, { id, state: 'hidden', at: c.var.now() })
        await note(c, db, 'Page hidden', { detail: path, status: 'warning' })
      })
      c.var.cache.invalidate('pages')
      return c.json({ detail: 'The page is hidden.' })
    },
  )
  .post(
    `/${id}/withdraw`,
    edits,
    demands('nothing'),
    describe({
      summary:
        'Hides one language of a page from visitors, also what waits for its hour: its address leads to the others',
      answer: EditedPageAnswer,
    }),
    takes(TextForm),
    async (c) => {
      const page = await pageToPublish(c)
      const { lang, version } = await bodyOf(c)
      const text = { id: page.id, lang }
      const answer = await c.var.db.transaction().execute(async (db) => {
        await draftOf(db, text)
        const done = await withdrawLanguage(db, { ...text, version, ...actOf(c) })
        if (done === 'last')
          refuse(409, 'This is the only language that visitors see. Hide the page instead.')
        if (!done) await refuseChanged(db, text)
        await note(c, db, 'Page language hidden', { detail: `${page.path}, ${lang}`, status: 'warning' })
        return editedAnswer(db, page, lang)
      })
      c.var.cache.invalidate('pages')
      return c.json(answer)
    },
  )
