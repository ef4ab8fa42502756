import type { Context } from 'hono'
import type * as z from 'zod/mini'
import * as calls from '../../../lib/contract/website/calls/page-writing.ts'
import type { EditedPageAnswer } from '../../../lib/contract/website/page-draft.ts'
import { pagePictureLimit } from '../../../lib/contract/website/page-editing.ts'
import type { TextForm } from '../../../lib/contract/website/page-fields.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { edits } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { Routes } from '../../platform/http/routes.ts'
import { storePictureSizes } from '../../platform/http/store-picture.ts'
import { bodyOf, formOf } from '../../platform/http/takes.ts'
import { audit } from '../../settings/system-log/audit.ts'
import {
  actOf,
  draftOf,
  editedAnswer,
  languageOf,
  type OwnPage,
  ownPage,
  pageToPublish,
  refuseChanged,
} from './answer.ts'
import { findDeadLinks, findMissing, findUnseenWords } from './check.ts'
import { changesBetween } from './compare.ts'
import { storePageFile } from './files.ts'
import { pageRefusals } from './messages.ts'
import { previewAddress } from './preview.ts'
import { dropDraft, listLanguages, listStates, saveDraft } from './repo.ts'
import { readVersion, readVersions } from './rows.ts'
import { listHistory, unschedule } from './versions.ts'
import { weighPictures } from './weigh.ts'

/** Writing a page: its draft, what it lacks, how it will look, and what it said before. */
export const writing = new Routes()
  .answer(calls.saveDraft, [edits, demands('nothing')], async (c) => {
    const page = await ownPage(c)
    const { lang, version, document } = await bodyOf(c)
    const text = { id: page.id, lang }
    const act = actOf(c)
    const saved = await saveDraft(c.var.db, { ...text, document, version, ...act })
    if (saved === undefined) return refuseChanged(c.var.db, text)
    return { version: saved, changed_at: act.at.toISOString() }
  })
  .answer(calls.dropDraft, [edits, demands('nothing')], async (c) => {
    const page = await ownPage(c)
    return takeBack(c, page, await bodyOf(c), { act: dropDraft, action: 'Page draft discarded' })
  })
  .answer(calls.unschedule, [edits, demands('nothing')], async (c) => {
    const page = await pageToPublish(c)
    const action = 'Page withdrawn before its hour'
    return takeBack(c, page, await bodyOf(c), { act: unschedule, action })
  })
  .answer(calls.checkPage, edits, async (c) => {
    const page = await ownPage(c)
    const { document } = await draftOf(c.var.db, { id: page.id, lang: languageOf(c) })
    const states = await listStates(c.var.db)
    const known = new Map(states.map(({ path, state }) => [path, path === page.path ? 'published' : state]))
    const pictures = await weighPictures(document, c.var.files)
    const unseen = findUnseenWords(document, page.path)
    const links = findDeadLinks(document, known)
    return { missing: findMissing(document, page.path), unseen, links, pictures }
  })
  .answer(calls.previewPage, [edits, demands('nothing')], async (c) => {
    const page = await ownPage(c)
    const { lang } = await bodyOf(c)
    return { address: previewAddress({ id: page.id, lang }, c.var.tokenKeys, c.var.now()) }
  })
  .answer(
    calls.sendPicture,
    [edits, demands('nothing')],
    async (c) => {
      await ownPage(c)
      await c.var.limits.consume('page picture by account', String(callerOf(c).id))
      return formOf(c, async ({ files }) => {
        const kept = await storePictureSizes(c, files.picture, { name: 'picture', folder: 'pages' })
        return kept ?? refuseFields({ picture: [pageRefusals.choosePicture] })
      })
    },
    pagePictureLimit,
  )
  .answer(calls.addPageFile, [edits, demands('nothing')], async (c) => {
    await ownPage(c)
    const { upload } = await bodyOf(c)
    return storePageFile(c, upload)
  })
  .answer(calls.readHistory, edits, async (c) => {
    const page = await ownPage(c)
    const typedPaging = readPaging(c, [])
    const paging = { ...typedPaging, limit: Math.min(typedPaging.limit, mostVersions) }
    const text = { id: page.id, lang: languageOf(c) }
    return answerPage(c, paging, await readHistory(c.var.db, text, paging))
  })
  .answer(calls.restoreVersion, [edits, demands('nothing')], async (c) => {
    const page = await ownPage(c)
    const { lang, number, version } = await bodyOf(c)
    const text = { id: page.id, lang }
    const answer = await c.var.db.transaction().execute(async (db) => {
      const old = (await readVersion(db, text, number)) ?? refuse(404, pageRefusals.thereNoSuchVersion)
      const saved = await saveDraft(db, { ...text, document: old.document, version, ...actOf(c) })
      if (saved === undefined) await refuseChanged(db, text)
      await audit(c, db, 'Page version restored', { detail: `${page.path}, version ${number}` })
      return editedAnswer(db, page, lang)
    })
    return answer
  })

type Undoing = { act: typeof dropDraft; action: string }

/** Undoes what was written or planned for a text, notes it, and answers the page as it is then. Throws 404 and 409. */
function takeBack(
  c: Context<AppEnv>,
  page: OwnPage,
  { lang, version }: z.infer<typeof TextForm>,
  { act, action }: Undoing,
): Promise<EditedPageAnswer> {
  const text = { id: page.id, lang }
  return c.var.db.transaction().execute(async (db) => {
    await draftOf(db, text)
    if (!(await act(db, { ...text, version, ...actOf(c) }))) await refuseChanged(db, text)
    await audit(c, db, action, { detail: page.path })
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
