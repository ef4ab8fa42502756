import type { Context } from 'hono'
import type * as z from 'zod/mini'
import * as calls from '../../../lib/contract/website/calls/page-sharing.ts'
import type { TextForm } from '../../../lib/contract/website/page-fields.ts'
import type { WaitingPageAnswer } from '../../../lib/contract/website/page-sharing.ts'
import { findAccount } from '../../accounts/accounts/repo.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { edits, roles } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callRefusals } from '../../platform/errors/messages.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { audit } from '../../settings/system-log/audit.ts'
import {
  actOf,
  draftOf,
  editedAnswer,
  type OwnPage,
  ownPage,
  pageOfStaff,
  refuseChanged,
  scopeOf,
} from './answer.ts'
import { refuseIncomplete } from './check.ts'
import { changesBetween } from './compare.ts'
import { publishControlled, whereMoneyGoes } from './controlled-publishing.ts'
import { grantPage, listEditors, revokePage } from './editors.ts'
import { tellEditor, tellStaff } from './emails.ts'
import { pageEmailWords, pageRefusals } from './messages.ts'
import { findRequest, listWaiting, requestPublication, sendBack, type WaitingRequest } from './requests.ts'
import { readVersion, refusalsAbout, type TextOf } from './rows.ts'

/** Giving a page to a person, and approving what they write (docs/decisions/website.md#given-pages). */
export const sharing = new Routes()
  .answer(calls.listEditors, roles('admin'), async (c) => {
    const page = await ownPage(c)
    return listEditors(c.var.db, page.id)
  })
  .answer(
    calls.grantPage,
    [roles('admin'), demands({ proof: 'always', tells: 'who was given the page' })],
    async (c, { account }) => {
      const { needs_approval: needsApproval } = await bodyOf(c)
      const { page, isNew, editors } = await c.var.db.transaction().execute(async (db) => {
        const page = await ownPage(c, db)
        const person = (await findAccount(db, account)) ?? refuse(404, callRefusals.thereNoSuchPerson)
        const isNew = await grantPage(db, { page: page.id, account, needsApproval, at: c.var.now() })
        const detail = `${page.path} to ${person.username}, ${needsApproval ? 'with' : 'without'} approval`
        await audit(c, db, 'Page given', { detail })
        return { page, isNew, editors: await listEditors(db, page.id) }
      })
      if (isNew) tellEditor(c, account, () => givenWords(page, needsApproval))
      return editors
    },
  )
  .answer(calls.revokePage, [roles('admin'), demands('nothing')], async (c, { account }) => {
    const editors = await c.var.db.transaction().execute(async (db) => {
      const page = await ownPage(c, db)
      const person = (await findAccount(db, account)) ?? refuse(404, callRefusals.thereNoSuchPerson)
      if (await revokePage(db, page.id, account))
        await audit(c, db, 'Page taken', { detail: `${page.path} from ${person.username}` })
      return listEditors(db, page.id)
    })
    return editors
  })
  .answer(calls.listWaiting, roles('admin', 'media'), async (c) => {
    const typedPaging = readPaging(c, [])
    const paging = { ...typedPaging, limit: Math.min(typedPaging.limit, mostCompared) }
    const scope = scopeOf(c)
    // A page that was given to somebody of the media team is not theirs to approve.
    const { count, rows } = await listWaiting(c.var.db, paging, scope && { paths: scope.paths, posts: true })
    const results = await Promise.all(rows.map((row) => waitingAnswer(c.var.db, row)))
    return answerPage(c, paging, { count, rows: results })
  })
  .answer(
    calls.requestPublication,
    [
      edits,
      idempotent,
      demands({ second: 'an admin or the media team approves it', tells: 'those who approve it' }),
    ],
    async (c) => {
      const page = await ownPage(c)
      const { lang, version, note: about } = await bodyOf(c)
      const text = { id: page.id, lang }
      const { isNew, answer } = await c.var.db.transaction().execute(async (db) => {
        const draft = await draftOf(db, text)
        if (version !== undefined && version !== draft.version) await refuseChanged(db, text)
        refuseIncomplete(draft.document, page.path)
        const { by: account, at } = actOf(c)
        const isNew = await requestPublication(db, {
          ...text,
          account,
          version: draft.version,
          note: about,
          at,
        })
        await audit(c, db, 'Asked to publish a page', { detail: page.path })
        return { isNew, answer: await editedAnswer(db, page, lang) }
      })
      // A repeated request does not send a second e-mail.
      if (isNew) tellStaff(c, page.path, () => askedWords(page, callerOf(c).username, about))
      return answer
    },
  )
  .answer(calls.approve, [roles('admin', 'media'), idempotent, demands(whereMoneyGoes)], async (c) => {
    let published = { isShown: false, tell: () => {} }
    const {
      page,
      asked: request,
      answer,
    } = await decide(c, await bodyOf(c), async (db, { page, text, request, version }) => {
      if (request.version !== version)
        refuse(409, refusalsAbout(page.path).byWrittenPageSince({ by: request.by }))
      const draft = await draftOf(db, text)
      refuseIncomplete(draft.document, page.path)
      const publishing = { page, draft, note: request.note, ...actOf(c) }
      published = (await publishControlled(c, db, publishing)) ?? (await refuseChanged(db, text))
      return published.isShown ? 'Page approved and published' : 'Page approved, waits for a second person'
    })
    c.var.cache.invalidate('pages')
    published.tell()
    if (published.isShown) tellEditor(c, request.account_id, () => approvedWords(page))
    return answer
  })
  .answer(calls.sendBack, [roles('admin', 'media'), demands({ tells: 'who asked' })], async (c) => {
    const { answer: word, ...form } = await bodyOf(c)
    const {
      page,
      asked: request,
      answer,
    } = await decide(c, form, async (db, { text }) => {
      await sendBack(db, { ...text, answer: word, at: c.var.now() })
      return 'Page sent back'
    })
    tellEditor(c, request.account_id, () => sentBackWords(page, word))
    return answer
  })

/** How many drafts are compared for one answer. */
const mostCompared = 50

type Deciding = {
  page: OwnPage
  text: TextOf
  request: NonNullable<Awaited<ReturnType<typeof findRequest>>>
  /** The version of the text now. */
  version: number
}

/** Answers a wish that still waits as the caller has seen it, and notes what `act` says. Throws 403, 404 and 409. */
async function decide(
  c: Context<AppEnv>,
  { lang, version: seen }: z.infer<typeof TextForm>,
  act: (db: Db, deciding: Deciding) => Promise<string>,
) {
  return c.var.db.transaction().execute(async (db) => {
    const page = await pageOfStaff(c, db)
    const text = { id: page.id, lang }
    const request = await findRequest(db, text)
    if (!request || request.answer !== null) refuse(409, refusalsAbout(page.path).nobodyWaitsAnswerAbout)
    const { version } = await draftOf(db, text)
    if (seen !== undefined && seen !== request.version)
      refuse(409, refusalsAbout(page.path).pageChangedSinceYou)
    await audit(c, db, await act(db, { page, text, request: request, version }), {
      detail: `${page.path}, by ${request.by}`,
    })
    return { page, asked: request, answer: await editedAnswer(db, page, lang) }
  })
}

async function waitingAnswer(db: Db, row: WaitingRequest): Promise<WaitingPageAnswer> {
  const { id, path, lang, title, by, asked_at, note: about, version } = row
  const { document, publishedNumber } = await draftOf(db, { id, lang })
  const before = publishedNumber === null ? undefined : await readVersion(db, { id, lang }, publishedNumber)
  const changes = changesBetween(before?.document, document)
  const is_current = row.text_version === version
  return { id, path, lang, title, by, asked_at, note: about, version, is_current, changes }
}

type Told = Pick<OwnPage, 'path'>

const givenWords = ({ path }: Told, needsApproval: boolean) => ({
  subject: pageEmailWords.givenSubject({ path }),
  text: needsApproval ? pageEmailWords.givenToAsk({ path }) : pageEmailWords.givenToPublish({ path }),
})

const askedWords = ({ path }: Told, by: string, note: string) => ({
  subject: refusalsAbout(path).pagePathWaitsYou({ path }),
  text: note
    ? [
        refusalsAbout(path).waitsForYou({ by, path }),
        pageRefusals.changeNote({ note }),
        pageRefusals.lookAndPublish,
      ].join('\n\n')
    : `${refusalsAbout(path).waitsForYou({ by, path })} ${pageRefusals.lookAndPublish}`,
})

const approvedWords = ({ path }: Told) => ({
  subject: pageEmailWords.publishedSubject({ path }),
  text: pageEmailWords.published({ path }),
})

const sentBackWords = ({ path }: Told, word: string) => ({
  subject: pageEmailWords.sentBackSubject({ path }),
  text: `${pageEmailWords.sentBack({ path })}\n\n${word}\n\n${pageEmailWords.changeIt}`,
})
