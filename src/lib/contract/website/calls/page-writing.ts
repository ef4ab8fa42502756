import * as z from 'zod/mini'
import { pageOf } from '../../answer.ts'
import { listOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { DraftForm, EditedPageAnswer } from '../page-draft.ts'
import {
  EditedPage,
  PageCheckAnswer,
  PageFileForm,
  PreviewAnswer,
  RestoreForm,
  RevisionAnswer,
  SavedAnswer,
  StoredFileAnswer,
  StoredPictureAnswer,
} from '../page-editing.ts'
import { TextForm } from '../page-fields.ts'

const inLanguage = { lang: 'the language of its words; en by default' }

export const saveDraft = route('PUT', 'admin/pages/:id/draft/', {
  summary: 'Saves what somebody writes on a page; visitors see it once it is published',
  body: DraftForm,
  answer: SavedAnswer,
})

export const dropDraft = route('POST', 'admin/pages/:id/draft/drop/', {
  summary:
    'Forgets the draft of a page: it is again as visitors see it. A language that they never saw is removed',
  body: TextForm,
  answer: EditedPage,
  exact: EditedPageAnswer,
})

export const unschedule = route('POST', 'admin/pages/:id/unschedule/', {
  summary: 'Withdraws what waits for its hour: it is the draft again',
  body: TextForm,
  answer: EditedPage,
  exact: EditedPageAnswer,
})

export const checkPage = route('GET', 'admin/pages/:id/check/', {
  summary:
    'What a draft lacks before it can be published, its words that would not be shown, its links that lead nowhere, and what its pictures weigh',
  query: inLanguage,
  answer: PageCheckAnswer,
})

export const previewPage = route('POST', 'admin/pages/:id/preview/', {
  summary: 'Where the draft of a page can be seen for ten minutes',
  body: TextForm,
  answer: PreviewAnswer,
})

export const sendPicture = route('POST', 'admin/pages/:id/pictures/', {
  summary: 'Makes a picture ready for a page; it stays while a draft or a version names it',
  status: 201,
  form: z.object({}),
  files: ['picture'],
  answer: StoredPictureAnswer,
})

export const addPageFile = route('POST', 'admin/pages/:id/files/', {
  summary: 'Makes an upload a file of a page; it stays while a draft or a version names it',
  status: 201,
  body: PageFileForm,
  answer: StoredFileAnswer,
})

export const readHistory = route('GET', 'admin/pages/:id/history/', {
  summary: 'The versions of a page, newest first: who made each, when, and what it changed',
  paged: true,
  query: inLanguage,
  answer: listOf(RevisionAnswer),
  exact: pageOf(RevisionAnswer),
})

export const restoreVersion = route('POST', 'admin/pages/:id/restore/', {
  summary: 'Makes an earlier version of a page its draft',
  body: RestoreForm,
  answer: EditedPage,
  exact: EditedPageAnswer,
})
