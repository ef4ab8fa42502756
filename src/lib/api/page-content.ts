import { readList } from '../contract/base.ts'
import type { PagePlace } from '../contract/page.ts'
import type { DraftDocument, EditedPageAnswer } from '../contract/page-draft.ts'
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
} from '../contract/page-editing.ts'
import { answerOf, api, bodyOf } from './client.ts'
import { ifMatch } from './if-match.ts'
import { type ListQuery, type Part, resource } from './resource.ts'

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
export const publishPage = (
  { id, lang }: TextOf,
  form: { version: number; publish_at: string; note: string },
): Promise<EditedPageAnswer> => answerOf(EditedPage, api.url(at(id, 'publish/')).post({ lang, ...form }))

/** POST admin/pages/{id}/{act}/: withdraws what waits for its hour, or drops the draft. Throws ApiError. */
export const withdraw = (
  { id, lang }: TextOf,
  act: 'unschedule' | 'draft/drop',
  version: number,
): Promise<EditedPageAnswer> => answerOf(EditedPage, api.url(at(id, `${act}/`)).post({ lang, version }))

/** POST admin/pages/{id}/restore/. Throws ApiError. */
export const restoreVersion = (
  { id, lang }: TextOf,
  number: number,
  version: number,
): Promise<EditedPageAnswer> =>
  answerOf(EditedPage, api.url(at(id, 'restore/')).post({ lang, number, version }))

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

/** POST admin/pages/{id}/files/: makes a whole upload a file of the page. Throws ApiError. */
export const keepPageFile = (id: number, upload: string): Promise<StoredFileAnswer> =>
  answerOf(StoredFileAnswer, api.url(at(id, 'files/')).post({ upload }))

/** POST admin/pages/{id}/hide/. Throws ApiError. */
export const hidePage = async (id: number, version: number): Promise<void> =>
  void (await api.url(at(id, 'hide/')).headers(ifMatch(version)).post().res())

/** PUT admin/pages/{id}/place/. Throws ApiError. */
export const movePage = async (id: number, place: PagePlace & { version: number }): Promise<void> =>
  void (await api.url(at(id, 'place/')).put(place).res())

/** DELETE admin/pages/{id}/. Throws ApiError. */
export const deletePage = calls.remove
