import * as z from 'zod/mini'
import { pageOf } from '../../answer.ts'
import { listOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { EditedPageAnswer } from '../page-draft.ts'
import { EditedPage } from '../page-editing.ts'
import { TextForm } from '../page-fields.ts'
import {
  AskForm,
  PageEditorAnswer,
  PageEditorForm,
  SendBackForm,
  WaitingPageAnswer,
} from '../page-sharing.ts'

export const listEditors = route('GET', 'admin/pages/:id/editors/', {
  summary: 'The people to whom a page was given',
  answer: z.array(PageEditorAnswer),
})

export const grantPage = route('PUT', 'admin/pages/:id/editors/:account/', {
  summary: 'Gives a page to a person, and says whether what they write needs approval',
  body: PageEditorForm,
  answer: z.array(PageEditorAnswer),
})

export const revokePage = route('DELETE', 'admin/pages/:id/editors/:account/', {
  summary: 'Takes a page from a person, at once',
  answer: z.array(PageEditorAnswer),
})

export const listWaiting = route('GET', 'admin/pages/requests/', {
  summary: 'The drafts that wait for the caller’s approval, and what each changes',
  paged: true,
  answer: listOf(WaitingPageAnswer),
  exact: pageOf(WaitingPageAnswer),
})

export const requestPublication = route('POST', 'admin/pages/:id/ask/', {
  summary: 'Asks that the draft of a page be published',
  body: AskForm,
  answer: EditedPage,
  exact: EditedPageAnswer,
})

export const approve = route('POST', 'admin/pages/:id/approve/', {
  summary: 'Publishes what somebody asked to publish, as it was when they asked',
  body: TextForm,
  answer: EditedPage,
  exact: EditedPageAnswer,
})

export const sendBack = route('POST', 'admin/pages/:id/send-back/', {
  summary: 'Sends back what somebody asked to publish, with a word to them',
  body: SendBackForm,
  answer: EditedPage,
  exact: EditedPageAnswer,
})
