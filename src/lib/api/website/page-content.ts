import * as z from 'zod/mini'
import { readList } from '../../contract/base.ts'
import type { Part } from '../../contract/lists.ts'
import type { PagePlace } from '../../contract/page.ts'
import type { DraftDocument, EditedPageAnswer } from '../../contract/website/page-draft.ts'
import {
  EditedPage,
  ListedPageAnswer,
  type NewPageForm,
  PageCheckAnswer,
  PreviewAnswer,
  RevisionAnswer,
  SavedAnswer,
  StoredFileAnswer,
  StoredPictureAnswer,
} from '../../contract/website/page-editing.ts'
import { PageEditorAnswer, WaitingPageAnswer } from '../../contract/website/page-sharing.ts'
import { ApiError, unanswered } from '../api-error.ts'
import { answerOf, api, bodyOf } from '../client.ts'
import { ifMatch } from '../if-match.ts'
import type { Watch } from '../media/uploads/upload.ts'
import { type ListQuery, resource } from '../resource.ts'

/** Which text: of which page, in which language. */
export type TextOf = { id: number; lang: string }

/** A row of the list: `id` numbers the rows, since a page has one for each of its languages. */
export type PageRow = ListedPageAnswer & { page: number }

const calls = resource<ListedPageAnswer, NewPageForm>('admin/pages', ListedPageAnswer)

/** GET admin/pages/. Throws ApiError. */
export async function listPages(query: ListQuery): Promise<Part<PageRow>> {
  const { count, rows } = await calls.list(query)
  return { count, rows: rows.map((row, at) => ({ ...row, page: row.id, id: at + 1 })) }
}

/** The page at an address; undefined when there is none that the caller may edit. Throws ApiError. */
export async function findPageAt(path: string): Promise<number | undefined> {
  const { rows } = await calls.list({ limit: 1000, offset: 0, search: path, ordering: '' })
  return rows.find((row) => row.path === path)?.id
}

const at = (id: number, act = '') => `admin/pages/${id}/${act}`

const act = ({ id, lang }: TextOf, name: string, form: object): Promise<EditedPageAnswer> =>
  answerOf(EditedPage, api.url(at(id, `${name}/`)).post({ lang, ...form }))

/** GET admin/pages/{id}/. Throws ApiError. */
export const readPage = ({ id, lang }: TextOf): Promise<EditedPageAnswer> =>
  answerOf(EditedPage, api.get(`${at(id)}?lang=${lang}`))

/** POST admin/pages/: adds a page as a draft. Throws ApiError. */
export const addPage = (form: NewPageForm): Promise<EditedPageAnswer> =>
  answerOf(EditedPage, api.url('admin/pages/').post(form))

/** PUT admin/pages/{id}/draft/. Throws ApiError, 409 when somebody else wrote meanwhile. */
export const saveDraft = (
  { id, lang }: TextOf,
  version: number,
  document: DraftDocument,
): Promise<SavedAnswer> => answerOf(SavedAnswer, api.url(at(id, 'draft/')).put({ lang, version, document }))

/** GET admin/pages/{id}/check/. Throws ApiError. */
export const checkPage = ({ id, lang }: TextOf): Promise<PageCheckAnswer> =>
  answerOf(PageCheckAnswer, api.get(`${at(id, 'check/')}?lang=${lang}`))

/** POST admin/pages/{id}/publish/; `publish_at` is '' for now. Throws ApiError. */
export const publishPage = (text: TextOf, form: { version: number; publish_at: string; note: string }) =>
  act(text, 'publish', form)

/** POST admin/pages/{id}/{name}/: withdraws what waits for its hour, or drops the draft. Throws ApiError. */
export const withdraw = (text: TextOf, name: 'unschedule' | 'draft/drop', version: number) =>
  act(text, name, { version })

/** POST admin/pages/{id}/restore/. Throws ApiError. */
export const restoreVersion = (text: TextOf, number: number, version: number) =>
  act(text, 'restore', { number, version })

/** GET admin/pages/{id}/history/: the newest versions. Throws ApiError. */
export const readHistory = async ({ id, lang }: TextOf): Promise<RevisionAnswer[]> =>
  readList(RevisionAnswer, await bodyOf(api.get(`${at(id, 'history/')}?lang=${lang}`)))

/** POST admin/pages/{id}/preview/: where the draft is seen. Throws ApiError. */
export async function previewPage({ id, lang }: TextOf): Promise<string> {
  return (await answerOf(PreviewAnswer, api.url(at(id, 'preview/')).post({ lang }))).address
}

/** POST admin/pages/{id}/pictures/: makes a picture ready for the page. Throws ApiError. */
export function sendPicture(id: number, picture: File): Promise<StoredPictureAnswer> {
  const form = new FormData()
  form.set('picture', picture)
  return answerOf(StoredPictureAnswer, api.url(at(id, 'pictures/')).body(form).post())
}

/**
 * Uploads a file in parts, which survives a lost connection, and makes it a file of the page by POST admin/pages/{id}/files/.
 * Throws ApiError.
 */
export async function sendPageFile(id: number, file: File, watch: Watch): Promise<StoredFileAnswer> {
  const { sendFile, saveFromUpload } = await import('../media/uploads/send-file.ts').catch(() => {
    throw unanswered()
  })
  const address = await sendFile(file, { type: 'page', ...watch })
  if (!address) throw new ApiError(501, 'This church cannot take files in parts.')
  const save = (upload: string) => answerOf(StoredFileAnswer, api.url(at(id, 'files/')).post({ upload }))
  return saveFromUpload(address, save, { ...watch, total: file.size })
}

/** POST admin/pages/{id}/hide/. Throws ApiError. */
export const hidePage = async (id: number, version: number): Promise<void> =>
  void (await api.url(at(id, 'hide/')).headers(ifMatch(version)).post().res())

/** PUT admin/pages/{id}/place/. Throws ApiError. */
export const movePage = async (id: number, place: PagePlace & { version: number }): Promise<void> =>
  void (await api.url(at(id, 'place/')).put(place).res())

/** DELETE admin/pages/{id}/. Throws ApiError. */
export const deletePage = calls.remove

const Editors = z.array(PageEditorAnswer)
const editors = (page: number, account?: number) =>
  `admin/pages/${page}/editors/${account === undefined ? '' : `${account}/`}`

/** GET admin/pages/{id}/editors/: those to whom the page was given. Throws ApiError. */
export const listEditors = (page: number): Promise<PageEditorAnswer[]> =>
  answerOf(Editors, api.get(editors(page)))

/** PUT admin/pages/{id}/editors/{account}/: gives the page to somebody. Answers all who have it. Throws ApiError. */
export const grantPage = (
  page: number,
  account: number,
  needs_approval: boolean,
): Promise<PageEditorAnswer[]> => answerOf(Editors, api.url(editors(page, account)).put({ needs_approval }))

/** DELETE admin/pages/{id}/editors/{account}/: takes the page from somebody. Throws ApiError. */
export const revokePage = (page: number, account: number): Promise<PageEditorAnswer[]> =>
  answerOf(Editors, api.url(editors(page, account)).delete())

/** GET admin/pages/requests/: the drafts that wait to be approved, the oldest first. Throws ApiError. */
export const listWaiting = async (): Promise<WaitingPageAnswer[]> =>
  readList(WaitingPageAnswer, await bodyOf(api.get('admin/pages/requests/')))

/** POST admin/pages/{id}/ask/: asks that the draft be published. Throws ApiError. */
export const requestPublication = (text: TextOf, form: { version: number; note: string }) =>
  act(text, 'ask', form)

/** POST admin/pages/{id}/approve/: publishes the version that was asked for and seen. Throws ApiError, 409 when it has changed since. */
export const approve = (text: TextOf, version: number) => act(text, 'approve', { version })

/** POST admin/pages/{id}/send-back/: with a word to who asked. Throws ApiError. */
export const sendBack = (text: TextOf, answer: string) => act(text, 'send-back', { answer })

/** POST admin/pages/{id}/withdraw/: hides one language of the page. Throws ApiError. */
export const hideLanguage = (text: TextOf, version: number) => act(text, 'withdraw', { version })
