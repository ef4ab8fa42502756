import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { EditedPageAnswer } from '../page-draft.ts'
import { EditedPage, ListedPageAnswer, NewPageForm, PlaceForm, PublishForm } from '../page-editing.ts'
import { TextForm } from '../page-fields.ts'

export const listPages = route('GET', 'admin/pages/', {
  summary: 'The pages that the caller may edit, by address; without their words',
  paged: true,
  answer: partOf(ListedPageAnswer),
  exact: pageOf(ListedPageAnswer),
})

export const addPage = route('POST', 'admin/pages/', {
  summary: 'Adds a page of the church, as a draft',
  status: 201,
  body: NewPageForm,
  answer: EditedPage,
  exact: EditedPageAnswer,
})

export const readPage = route('GET', 'admin/pages/:id/', {
  summary: 'A page as it is written now: its draft, or else what is shown',
  query: { lang: 'the language of its words; en by default' },
  answer: EditedPage,
  exact: EditedPageAnswer,
})

export const movePage = route('PUT', 'admin/pages/:id/place/', {
  summary: 'Moves a page to another address or menu; its old address leads on',
  body: PlaceForm,
})

export const deletePage = route('DELETE', 'admin/pages/:id/', {
  summary: 'Deletes a page of the church with its history',
  seen: 'the version of the page',
})

export const publishPage = route('POST', 'admin/pages/:id/publish/', {
  summary: 'Shows the draft of a page to visitors, now or at a time',
  body: PublishForm,
  answer: EditedPage,
  exact: EditedPageAnswer,
})

export const hidePage = route('POST', 'admin/pages/:id/hide/', {
  summary:
    'Hides a page from visitors, and what waits for its hour is the draft again; publishing shows it again',
  seen: 'the version of the page',
})

export const hideLanguage = route('POST', 'admin/pages/:id/withdraw/', {
  summary:
    'Hides one language of a page from visitors, also what waits for its hour: its address leads to the others',
  body: TextForm,
  answer: EditedPage,
  exact: EditedPageAnswer,
})
