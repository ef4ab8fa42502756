import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { usualPages } from '../../content/usual-pages.ts'
import { Done, pageOf } from '../../lib/contract/answer.ts'
import { newBlock } from '../../lib/contract/blocks/block.ts'
import { hero } from '../../lib/contract/blocks/hero.ts'
import { DraftForm, EditedPageAnswer } from '../../lib/contract/page-draft.ts'
import {
  isOfSite,
  ListedPageAnswer,
  NewPageForm,
  PageCheckAnswer,
  PlaceForm,
  PreviewAnswer,
  PublishForm,
  pagePictureLimit,
  RestoreForm,
  RevisionAnswer,
  SavedAnswer,
  StoredPictureAnswer,
  TextForm,
} from '../../lib/contract/page-editing.ts'
import { isSitePath } from '../../lib/site-pages.ts'
import { roles } from '../accounts/guards.ts'
import { readChurch } from '../church-settings/repo.ts'
import type { AppEnv } from '../context.ts'
import type { Db } from '../db/tables.ts'
import { refuse, refuseFields } from '../errors/refusal.ts'
import { callerOf } from '../http/caller.ts'
import { describe } from '../http/describe.ts'
import { idempotent } from '../http/idempotency.ts'
import { id, idOf } from '../http/ids.ts'
import { keepMeasured } from '../http/keep-picture.ts'
import { answerPage, readPaging } from '../http/page.ts'
import { changedMeanwhile, requireUnchanged } from '../http/preconditions.ts'
import { bodyOf, formOf, takes, takesForm } from '../http/takes.ts'
import { note } from '../system-log/note.ts'
import { draftOf, editedAnswer, languageOf, listedAnswer, ownPage, pathsOf, refuseChanged } from './answer.ts'
import { findDeadLinks, findMissing } from './check.ts'
import { changesBetween } from './compare.ts'
import { previewAddress } from './preview.ts'
import {
  addPage,
  deletePage,
  dropDraft,
  listHistory,
  listStates,
  movePage,
  publish,
  readVersion,
  readVersions,
  saveDraft,
  setState,
  unschedule,
} from './repo.ts'
import { pageOrders, searchPages } from './search.ts'

const inLanguage = { lang: 'the language of its words; en by default' }

/** The pages of the church, for those who write them: an extension (docs/decisions/0170). */
export const pageContent = new Hono<AppEnv>()
  .get(
    '/',
    roles('admin', 'media'),
    describe({
      summary: 'The pages that the caller may edit, by address; without their words',
      paged: true,
      answer: pageOf(ListedPageAnswer),
    }),
    async (c) => {
      const paging = readPaging(c, pageOrders)
      const found = await searchPages(c.var.db, paging, pathsOf(c))
      return c.json(answerPage(c, paging, { ...found, rows: found.rows.map(listedAnswer) }))
    },
  )
  .post(
    '/',
    roles('admin'),
    idempotent,
    describe({
      summary: 'Adds a page of the church, as a draft; at an address of the site itself, as it is shown now',
      status: 201,
      answer: EditedPageAnswer,
    }),
    takes(NewPageForm),
    async (c) => {
      const { title, lang, ...form } = await bodyOf(c)
      const usual = isSitePath(form.path) ? usualPages[form.path](await readChurch(c.var.db)) : undefined
      if (!usual) refuseOfSite(form.path)
      const place = { ...form, menu_order: 0 }
      const document = usual ?? firstDraft(title)
      const added = await c.var.db.transaction().execute(async (db) => {
        const id = (await addPage(db, { place, lang, document, ...actOf(c) })) ?? refuseTaken()
        await note(c, db, 'Page added', { detail: form.path })
        return editedAnswer(db, { id, lang })
      })
      return c.json(added, 201)
    },
  )
  .get(
    `/${id}`,
    roles('admin', 'media'),
    describe({
      summary: 'A page as it is written now: its draft, or else what is shown',
      query: inLanguage,
      answer: EditedPageAnswer,
    }),
    async (c) => {
      const page = await ownPage(c)
      return c.json(await editedAnswer(c.var.db, { id: page.id, lang: languageOf(c) }))
    },
  )
  .put(
    `/${id}/draft`,
    roles('admin', 'media'),
    describe({
      summary: 'Saves what somebody writes on a page; visitors see it once it is published',
      answer: SavedAnswer,
    }),
    takes(DraftForm),
    async (c) => {
      const page = await ownPage(c)
      const { lang, version, document } = await bodyOf(c)
      const text = { id: page.id, lang }
      const act = actOf(c)
      const saved = await saveDraft(c.var.db, { ...text, document, version, ...act })
      if (saved === undefined) return refuseChanged(c.var.db, text)
      return c.json({ version: saved, changed_at: act.at.toISOString() })
    },
  )
  .post(
    `/${id}/draft/drop`,
    roles('admin', 'media'),
    describe({
      summary: 'Forgets the draft of a page: it is again as visitors see it',
      answer: EditedPageAnswer,
    }),
    takes(TextForm),
    async (c) => {
      const page = await ownPage(c)
      const { lang, version } = await bodyOf(c)
      const text = { id: page.id, lang }
      const answer = await c.var.db.transaction().execute(async (db) => {
        await draftOf(db, text)
        if (!(await dropDraft(db, { ...text, version, ...actOf(c) }))) await refuseChanged(db, text)
        await note(c, db, 'Page draft dropped', { detail: page.path })
        return editedAnswer(db, text)
      })
      return c.json(answer)
    },
  )
  .get(
    `/${id}/check`,
    roles('admin', 'media'),
    describe({
      summary: 'What a draft lacks before it can be published, and its links that lead nowhere',
      query: inLanguage,
      answer: PageCheckAnswer,
    }),
    async (c) => {
      const page = await ownPage(c)
      const { document } = await draftOf(c.var.db, { id: page.id, lang: languageOf(c) })
      const states = await listStates(c.var.db)
      const known = new Map(states.map(({ path, state }) => [path, path === page.path ? 'published' : state]))
      return c.json({ missing: findMissing(document), links: findDeadLinks(document, known) })
    },
  )
  .post(
    `/${id}/preview`,
    roles('admin', 'media'),
    describe({ summary: 'Where the draft of a page can be seen for ten minutes', answer: PreviewAnswer }),
    takes(TextForm),
    async (c) => {
      const page = await ownPage(c)
      const { lang } = await bodyOf(c)
      return c.json({ address: previewAddress({ id: page.id, lang }, c.var.tokenKeys, c.var.now()) })
    },
  )
  .post(
    `/${id}/pictures`,
    roles('admin', 'media'),
    describe({
      summary: 'Makes a picture ready for a page; it stays while a draft or a version names it',
      status: 201,
      answer: StoredPictureAnswer,
    }),
    takesForm(z.object({}), { files: ['picture'], limit: pagePictureLimit }),
    async (c) => {
      await ownPage(c)
      await c.var.limits.spend('page picture by account', String(callerOf(c).id))
      return formOf(c, async ({ files }) => {
        const kept = await keepMeasured(c, files.picture, { name: 'picture', folder: 'pages', width: 1280 })
        return c.json(kept ?? refuseFields({ picture: ['Please choose a picture'] }), 201)
      })
    },
  )
  .post(
    `/${id}/publish`,
    roles('admin', 'media'),
    idempotent,
    describe({
      summary: 'Shows the draft of a page to visitors, now or at a time',
      answer: EditedPageAnswer,
    }),
    takes(PublishForm),
    async (c) => {
      const page = await ownPage(c)
      const { lang, version, publish_at, note: about } = await bodyOf(c)
      const text = { id: page.id, lang }
      const act = actOf(c)
      const publishAt = publish_at ? new Date(publish_at) : undefined
      const isLater = publishAt !== undefined && publishAt > act.at
      const answer = await c.var.db.transaction().execute(async (db) => {
        const draft = await draftOf(db, text)
        if (version !== undefined && version !== draft.version) await refuseChanged(db, text)
        refuseIncomplete(draft.document)
        await publish(db, { ...text, version, note: about, publishAt, ...act })
        const detail = isLater ? `${page.path}, at ${publish_at}` : page.path
        await note(c, db, isLater ? 'Page to be published later' : 'Page published', { detail })
        return editedAnswer(db, text)
      })
      if (!isLater) c.var.cache.invalidate('pages')
      return c.json(answer)
    },
  )
  .post(
    `/${id}/unschedule`,
    roles('admin', 'media'),
    describe({
      summary: 'Withdraws what waits for its hour: it is the draft again',
      answer: EditedPageAnswer,
    }),
    takes(TextForm),
    async (c) => {
      const page = await ownPage(c)
      const { lang, version } = await bodyOf(c)
      const text = { id: page.id, lang }
      const answer = await c.var.db.transaction().execute(async (db) => {
        await draftOf(db, text)
        if (!(await unschedule(db, { ...text, version, ...actOf(c) }))) await refuseChanged(db, text)
        await note(c, db, 'Page withdrawn before its hour', { detail: page.path })
        return editedAnswer(db, text)
      })
      return c.json(answer)
    },
  )
  .post(
    `/${id}/hide`,
    roles('admin', 'media'),
    describe({
      summary: 'Hides a page from visitors; publishing shows it again',
      seen: 'the version of the page',
      answer: Done,
    }),
    async (c) => {
      await c.var.db.transaction().execute(async (db) => {
        const { id, path, version } = await ownPage(c, db)
        requireUnchanged(c, version)
        if (path === '/') refuse(409, 'The home page cannot be hidden.')
        await setState(db, { id, state: 'hidden', at: c.var.now() })
        await note(c, db, 'Page hidden', { detail: path, status: 'warning' })
      })
      c.var.cache.invalidate('pages')
      return c.json({ detail: 'The page is hidden.' })
    },
  )
  .get(
    `/${id}/history`,
    roles('admin', 'media'),
    describe({
      summary: 'The versions of a page, newest first: who made each, when, and what it changed',
      paged: true,
      query: inLanguage,
      answer: pageOf(RevisionAnswer),
    }),
    async (c) => {
      const page = await ownPage(c)
      const asked = readPaging(c, [])
      const paging = { ...asked, limit: Math.min(asked.limit, mostVersions) }
      const text = { id: page.id, lang: languageOf(c) }
      return c.json(answerPage(c, paging, await readHistory(c.var.db, text, paging)))
    },
  )
  .post(
    `/${id}/restore`,
    roles('admin', 'media'),
    describe({ summary: 'Makes an earlier version of a page its draft', answer: EditedPageAnswer }),
    takes(RestoreForm),
    async (c) => {
      const page = await ownPage(c)
      const { lang, number, version } = await bodyOf(c)
      const text = { id: page.id, lang }
      const answer = await c.var.db.transaction().execute(async (db) => {
        const old = (await readVersion(db, text, number)) ?? refuse(404, 'There is no such version.')
        const saved = await saveDraft(db, { ...text, document: old.document, version, ...actOf(c) })
        if (saved === undefined) await refuseChanged(db, text)
        await note(c, db, 'Page version restored', { detail: `${page.path}, version ${number}` })
        return editedAnswer(db, text)
      })
      return c.json(answer)
    },
  )
  .put(
    `/${id}/place`,
    roles('admin'),
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

const actOf = (c: Context<AppEnv>) => ({ by: callerOf(c).id, at: c.var.now() })

/** A new page: its title is its heading. */
const firstDraft = (title: string) => ({
  title,
  description: '',
  share: { title, symbol: '' as const, tone: 'forest' as const },
  blocks: [{ ...newBlock(hero, 'top'), title }],
})

function refuseOfSite(path: string): void {
  if (isOfSite(path))
    refuseFields({
      path: [`${path} is an address of the site itself: its page stays there, and can be hidden`],
    })
}

const refuseTaken = (): never => refuseFields({ path: ['Another page has this address'] })

function refuseIncomplete(document: Parameters<typeof findMissing>[0]): void {
  const missing = findMissing(document)
  if (missing.length > 0) refuseFields({ blocks: missing.map(({ label, words }) => `${label}: ${words}`) })
}

/** How many versions are compared for one answer. */
const mostVersions = 50

type Part = { limit: number; offset: number }

/** A part of the history. Each version is compared with the one before, which may stand in the next part. */
async function readHistory(db: Db, text: { id: number; lang: string }, { limit, offset }: Part) {
  const { publishedNumber } = await draftOf(db, text)
  const { count, rows } = await listHistory(db, text, { limit, offset })
  const numbers = rows.flatMap(({ number }) => [number, number - 1])
  const versions = await readVersions(db, text, [...new Set(numbers)])
  const all = rows.map((row) => {
    const now = versions.get(row.number)
    const changes = now ? changesBetween(versions.get(row.number - 1), now) : []
    return { ...row, changes, is_shown: row.number === publishedNumber }
  })
  return { count, rows: all }
}
