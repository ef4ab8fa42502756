import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { pageOf } from '../../../lib/contract/answer.ts'
import { DraftForm, EditedPageAnswer } from '../../../lib/contract/website/page-draft.ts'
import {
  PageCheckAnswer,
  PageFileForm,
  PreviewAnswer,
  pagePictureLimit,
  RestoreForm,
  RevisionAnswer,
  SavedAnswer,
  StoredFileAnswer,
  StoredPictureAnswer,
} from '../../../lib/contract/website/page-editing.ts'
import { TextForm } from '../../../lib/contract/website/page-fields.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { edits } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { id } from '../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../platform/http/page.ts'
import { storePictureSizes } from '../../platform/http/store-picture.ts'
import { bodyOf, formOf, takes, takesForm } from '../../platform/http/takes.ts'
import { note } from '../../settings/system-log/note.ts'
import {
  actOf,
  draftOf,
  editedAnswer,
  inLanguage,
  languageOf,
  type OwnPage,
  ownPage,
  pageToPublish,
  refuseChanged,
} from './answer.ts'
import { findDeadLinks, findMissing, findUnseenWords } from './check.ts'
import { changesBetween } from './compare.ts'
import { storePageFile } from './files.ts'
import { previewAddress } from './preview.ts'
import { dropDraft, listLanguages, listStates, saveDraft } from './repo.ts'
import { readVersion, readVersions } from './rows.ts'
import { listHistory, unschedule } from './versions.ts'
import { weighPictures } from './weigh.ts'

/** Writing a page: its draft, what it lacks, how it will look, and what it said before. */
export const writing = new Hono<AppEnv>()
  .put(
    `/${id}/draft`,
    edits,
    demands('nothing'),
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
    edits,
    demands('nothing'),
    describe({
      summary:
        'Forgets the draft of a page: it is again as visitors see it. A language that they never saw is removed',
      answer: EditedPageAnswer,
    }),
    takes(TextForm),
    async (c) => {
      const page = await ownPage(c)
      return c.json(
        await takeBack(c, page, await bodyOf(c), { act: dropDraft, said: 'Page draft discarded' }),
      )
    },
  )
  .post(
    `/${id}/unschedule`,
    edits,
    demands('nothing'),
    describe({
      summary: 'Withdraws what waits for its hour: it is the draft again',
      answer: EditedPageAnswer,
    }),
    takes(TextForm),
    async (c) => {
      const page = await pageToPublish(c)
      const said = 'Page withdrawn before its hour'
      return c.json(await takeBack(c, page, await bodyOf(c), { act: unschedule, said }))
    },
  )
  .get(
    `/${id}/check`,
    edits,
    describe({
      summary:
        'What a draft lacks before it can be published, its words that would not be shown, its links that lead nowhere, and what its pictures weigh',
      query: inLanguage,
      answer: PageCheckAnswer,
    }),
    async (c) => {
      const page = await ownPage(c)
      const { document } = await draftOf(c.var.db, { id: page.id, lang: languageOf(c) })
      const states = await listStates(c.var.db)
      const known = new Map(states.map(({ path, state }) => [path, path === page.path ? 'published' : state]))
      const pictures = await weighPictures(document, c.var.files)
      const unseen = findUnseenWords(document, page.path)
      const links = findDeadLinks(document, known)
      return c.json({ missing: findMissing(document), unseen, links, pictures })
    },
  )
  .post(
    `/${id}/preview`,
    edits,
    demands('nothing'),
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
    edits,
    demands('nothing'),
    describe({
      summary: 'Makes a picture ready for a page; it stays while a draft or a version names it',
      status: 201,
      answer: StoredPictureAnswer,
    }),
    takesForm(z.object({}), { files: ['picture'], limit: pagePictureLimit }),
    async (c) => {
      await ownPage(c)
      await c.var.limits.consume('page picture by account', String(callerOf(c).id))
      return formOf(c, async ({ files }) => {
        const kept = await storePictureSizes(c, files.picture, { name: 'picture', folder: 'pages' })
        return c.json(kept ?? refuseFields({ picture: ['Please choose a picture'] }), 201)
      })
    },
  )
  .post(
    `/${id}/files`,
    edits,
    demands('nothing'),
    describe({
      summary: 'Makes an upload a file of a page; it stays while a draft or a version names it',
      status: 201,
      answer: StoredFileAnswer,
    }),
    takes(PageFileForm),
    async (c) => {
      await ownPage(c)
      const { upload } = await bodyOf(c)
      return c.json(await storePageFile(c, upload), 201)
    },
  )
  .get(
    `/${id}/history`,
    edits,
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
    edits,
    demands('nothing'),
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
        return editedAnswer(db, page, lang)
      })
      return c.json(answer)
    },
  )

type Undoing = { act: typeof dropDraft; said: string }

/** Undoes what was written or planned for a text, notes it, and answers the page as it is then. Throws 404 and 409. */
function takeBack(
  c: Context<AppEnv>,
  page: OwnPage,
  { lang, version }: z.infer<typeof TextForm>,
  { act, said }: Undoing,
): Promise<EditedPageAnswer> {
  const text = { id: page.id, lang }
  return c.var.db.transaction().execute(async (db) => {
    await draftOf(db, text)
    if (!(await act(db, { ...text, version, ...actOf(c) }))) await refuseChanged(db, text)
    await note(c, db, said, { detail: page.path })
    const left = await listLanguages(db, page.id)
    return editedAnswer(db, page, left.includes(lang) ? lang : (left[0] ?? lang))
  })
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
