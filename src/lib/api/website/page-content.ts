import type { Part } from '../../contract/lists.ts'
import type { PagePlace } from '../../contract/pagination.ts'
import * as calls from '../../contract/website/calls/page-content.ts'
import * as sharing from '../../contract/website/calls/page-sharing.ts'
import * as writing from '../../contract/website/calls/page-writing.ts'
import type { DraftDocument } from '../../contract/website/page-draft.ts'
import type { ListedPageAnswer, NewPageForm, StoredFileAnswer } from '../../contract/website/page-editing.ts'
import { ApiError, unanswered } from '../api-error.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'
import type { Watch } from '../media/uploads/upload.ts'

/* The pages of the church. Each throws ApiError. */

/** Which text: of which page, in which language. */
export type TextOf = { id: number; lang: string }

/** A row of the list: `id` numbers the rows, since a page has one for each of its languages. */
export type PageRow = ListedPageAnswer & { page: number }

export async function listPages(query: ListQuery): Promise<Part<PageRow>> {
  const { count, rows } = await call(calls.listPages, { query })
  return { count, rows: rows.map((row, at) => ({ ...row, page: row.id, id: at + 1 })) }
}

/** The page at an address; undefined when there is none that the caller may edit. */
export async function findPageAt(path: string): Promise<number | undefined> {
  const { rows } = await call(calls.listPages, { query: { limit: 1000, search: path } })
  return rows.find((row) => row.path === path)?.id
}

export const readPage = ({ id, lang }: TextOf) => call(calls.readPage, { id, query: { lang } })

/** Adds a page as a draft. */
export const addPage = (body: NewPageForm) => call(calls.addPage, { body })

/** Throws 409 when somebody else wrote meanwhile. */
export const saveDraft = ({ id, lang }: TextOf, version: number, document: DraftDocument) =>
  call(writing.saveDraft, { id, body: { lang, version, document } })

export const checkPage = ({ id, lang }: TextOf) => call(writing.checkPage, { id, query: { lang } })

/** `publish_at` is '' for now. */
export const publishPage = (
  { id, lang }: TextOf,
  form: { version: number; publish_at: string; note: string },
) => call(calls.publishPage, { id, body: { lang, ...form } })

const withdrawals = { unschedule: writing.unschedule, 'draft/drop': writing.dropDraft }

/** Withdraws what waits for its hour, or drops the draft. */
export const withdraw = ({ id, lang }: TextOf, name: keyof typeof withdrawals, version: number) =>
  call(withdrawals[name], { id, body: { lang, version } })

export const restoreVersion = ({ id, lang }: TextOf, number: number, version: number) =>
  call(writing.restoreVersion, { id, body: { lang, number, version } })

/** The newest versions. */
export const readHistory = ({ id, lang }: TextOf) => call(writing.readHistory, { id, query: { lang } })

/** Where the draft is seen. */
export const previewPage = async ({ id, lang }: TextOf) =>
  (await call(writing.previewPage, { id, body: { lang } })).address

/** Makes a picture ready for the page. */
export function sendPicture(id: number, picture: File) {
  const body = new FormData()
  body.set('picture', picture)
  return call(writing.sendPicture, { id, body })
}

/** Uploads a file in parts, which survives a lost connection, and makes it a file of the page. */
export async function sendPageFile(id: number, file: File, watch: Watch): Promise<StoredFileAnswer> {
  const { sendFile, saveFromUpload } = await import('../media/uploads/send-file.ts').catch(() => {
    throw unanswered()
  })
  const address = await sendFile(file, { type: 'page', ...watch })
  if (!address) throw new ApiError(501, 'This church cannot take files in parts.')
  const save = (upload: string) => call(writing.addPageFile, { id, body: { upload } })
  return saveFromUpload(address, save, { ...watch, total: file.size })
}

export const hidePage = (id: number, seen: number) => call(calls.hidePage, { id, seen })

export const movePage = (id: number, body: PagePlace & { version: number }) =>
  call(calls.movePage, { id, body })

export const deletePage = (id: number, seen?: string | number) => call(calls.deletePage, { id, seen })

/** Those to whom the page was given. */
export const listEditors = (id: number) => call(sharing.listEditors, { id })

/** Gives the page to somebody. Answers all who have it. */
export const grantPage = (id: number, account: number, needs_approval: boolean) =>
  call(sharing.grantPage, { id, account, body: { needs_approval } })

/** Takes the page from somebody. */
export const revokePage = (id: number, account: number) => call(sharing.revokePage, { id, account })

/** The drafts that wait to be approved, the oldest first. */
export const listWaiting = () => call(sharing.listWaiting)

/** Asks that the draft be published. */
export const requestPublication = ({ id, lang }: TextOf, form: { version: number; note: string }) =>
  call(sharing.requestPublication, { id, body: { lang, ...form } })

/** Publishes the version that was asked for and seen. Throws 409 when it has changed since. */
export const approve = ({ id, lang }: TextOf, version: number) =>
  call(sharing.approve, { id, body: { lang, version } })

/** With a word to who asked. */
export const sendBack = ({ id, lang }: TextOf, answer: string) =>
  call(sharing.sendBack, { id, body: { lang, answer } })

/** Hides one language of the page. */
export const hideLanguage = ({ id, lang }: TextOf, version: number) =>
  call(calls.hideLanguage, { id, body: { lang, version } })
