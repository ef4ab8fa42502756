import * as z from 'zod/mini'
import { pageOf } from '../../answer.ts'
import { listOf, partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  AnniversaryAnswer,
  CareNoteAnswer,
  CareNoteForm,
  CollectorsForm,
  HouseholdForm,
  lacks,
  MergeForm,
  PeopleAnswer,
  PersonAccountForm,
  PersonAnswer,
  PersonConsentForm,
  PersonForm,
  PersonRow,
  PersonRowAnswer,
  PersonSeenForm,
  WhatsAppConsentForm,
} from '../person.ts'

export const listPeople = route('GET', 'people/', {
  summary: 'The people whom the reader looks after, by name; a search looks at the newest 500 it finds',
  paged: true,
  query: {
    fellowship: 'the id of a fellowship',
    branch: 'the id of a branch',
    status: 'a status of the church',
    lacks: lacks.join(', '),
  },
  answer: partOf(PersonRow),
  exact: pageOf(PersonRowAnswer),
})

export const readPeople = route('GET', 'people/may/', {
  summary: 'What the caller may do with the register',
  answer: PeopleAnswer,
})

export const readWeek = route('GET', 'people/week/', {
  summary: 'Birthdays and wedding days of the next seven days',
  answer: listOf(AnniversaryAnswer),
  exact: z.array(AnniversaryAnswer),
})

export const addPerson = route('POST', 'people/', {
  summary: 'Adds a person',
  status: 201,
  body: PersonForm,
  exact: PersonAnswer,
})

export const readPerson = route('GET', 'people/:id/', {
  summary: 'A person with all that the reader may see',
  answer: PersonAnswer,
})

export const changePerson = route('PUT', 'people/:id/', {
  summary: 'Changes a person; contacts of somebody with an account stay',
  body: PersonForm,
  exact: PersonAnswer,
})

export const deletePerson = route('DELETE', 'people/:id/', {
  summary: 'Deletes a person without an account for good',
})

export const setHousehold = route('PUT', 'people/:id/household/', {
  summary: 'Says with whom a person lives',
  body: HouseholdForm,
  answer: PersonAnswer,
})

export const setCollectors = route('PUT', 'people/:id/collectors/', {
  summary: 'Says who may collect a child',
  body: CollectorsForm,
  answer: PersonAnswer,
})

export const setConsent = route('PUT', 'people/:id/consents/', {
  summary: 'Keeps what a person agreed to or declined',
  body: PersonConsentForm,
  answer: PersonAnswer,
})

export const setWhatsAppConsent = route('PUT', 'people/:id/whatsapp/', {
  summary: 'Keeps whether a person may be written to by WhatsApp',
  body: WhatsAppConsentForm,
  answer: PersonAnswer,
})

export const connectAccount = route('PUT', 'people/:id/account/', {
  summary: 'Says which account is this person’s, of those that may be',
  body: PersonAccountForm,
  answer: PersonAnswer,
})

export const seePerson = route('PUT', 'people/:id/seen/', {
  summary: 'Says that the office has seen the owner of a person’s account',
  body: PersonSeenForm,
  answer: PersonAnswer,
})

export const mergePeople = route('POST', 'people/:id/merge/', {
  summary: 'Says that another entry is the same person',
  body: MergeForm,
  answer: PersonAnswer,
})

export const undoMerge = route('POST', 'people/:id/merges/:change/undo/', {
  summary: 'Takes a merge, or a connection with an account, back',
  answer: PersonAnswer,
})

export const readCareNotes = route('GET', 'people/:id/care-notes/', {
  summary: 'The notes of pastoral care about a person',
  answer: z.array(CareNoteAnswer),
})

export const addCareNote = route('POST', 'people/:id/care-notes/', {
  summary: 'Adds a note of pastoral care',
  status: 201,
  body: CareNoteForm,
  answer: z.array(CareNoteAnswer),
})

export const removeCareNote = route('DELETE', 'people/:id/care-notes/:note/', {
  summary: 'Removes one’s own note of pastoral care',
  answer: z.array(CareNoteAnswer),
})
