import * as z from 'zod/mini'
import { readList } from '../contract/base.ts'
import type { EditedPageAnswer } from '../contract/page-draft.ts'
import { EditedPage } from '../contract/page-editing.ts'
import { PageEditorAnswer, WaitingPageAnswer } from '../contract/page-sharing.ts'
import { answerOf, api, bodyOf } from './client.ts'
import type { TextOf } from './page-content.ts'

const Editors = z.array(PageEditorAnswer)
const editors = (page: number, account?: number) =>
  `admin/pages/${page}/editors/${account === undefined ? '' : `${account}/`}`

/** GET admin/pages/{id}/editors/: those to whom the page was given. Throws ApiError. */
export const listEditors = (page: number): Promise<PageEditorAnswer[]> =>
  answerOf(Editors, api.get(editors(page)))

/** PUT admin/pages/{id}/editors/{account}/: gives the page to somebody. Answers all who have it. Throws ApiError. */
export const givePage = (
  page: number,
  account: number,
  needs_approval: boolean,
): Promise<PageEditorAnswer[]> => answerOf(Editors, api.url(editors(page, account)).put({ needs_approval }))

/** DELETE admin/pages/{id}/editors/{account}/: takes the page from somebody. Throws ApiError. */
export const takePage = (page: number, account: number): Promise<PageEditorAnswer[]> =>
  answerOf(Editors, api.url(editors(page, account)).delete())

/** GET admin/pages/requests/: the drafts that wait to be approved, the oldest first. Throws ApiError. */
export const listWaiting = async (): Promise<WaitingPageAnswer[]> =>
  readList(WaitingPageAnswer, await bodyOf(api.get('admin/pages/requests/')))

const act = ({ id, lang }: TextOf, name: string, form: object): Promise<EditedPageAnswer> =>
  answerOf(EditedPage, api.url(`admin/pages/${id}/${name}/`).post({ lang, ...form }))

/** POST admin/pages/{id}/ask/: asks that the draft be published. Throws ApiError. */
export const askToPublish = (text: TextOf, form: { version: number; note: string }) => act(text, 'ask', form)

/** POST admin/pages/{id}/approve/: publishes what was asked for. Throws ApiError, 409 when it has changed since. */
export const approve = (text: TextOf, version?: number) => act(text, 'approve', { version })

/** POST admin/pages/{id}/send-back/: with a word to who asked. Throws ApiError. */
export const sendBack = (text: TextOf, answer: string) => act(text, 'send-back', { answer })

/** POST admin/pages/{id}/withdraw/: hides one language of the page. Throws ApiError. */
export const hideLanguage = (text: TextOf, version: number) => act(text, 'withdraw', { version })
