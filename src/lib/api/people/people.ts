import * as z from 'zod/mini'
import { type Id, readList } from '../../contract/base.ts'
import {
  AnniversaryAnswer,
  CareNoteAnswer,
  PeopleAnswer,
  PersonAnswer,
  type PersonConsentForm,
  type PersonForm,
  PersonRow,
} from '../../contract/people/person.ts'
import { answerOf, api, bodyOf } from '../client.ts'
import { resource } from '../resource.ts'

/* The register of people: an extension. Each throws ApiError. */

const path = 'people'

export const peopleCalls = resource<PersonRow, PersonForm>(path, PersonRow)

/** GET people/may/. */
export const readPeople = (): Promise<PeopleAnswer> => answerOf(PeopleAnswer, api.get(`${path}/may/`))

/** Up to six people by name, for a choice. */
export async function findPeople(search: string): Promise<PersonRow[]> {
  return (await peopleCalls.list({ limit: 6, offset: 0, search, ordering: '' })).rows
}

/** GET people/{id}/. */
export const readPerson = (id: Id): Promise<PersonAnswer> => answerOf(PersonAnswer, api.get(`${path}/${id}/`))

/** GET people/week/. */
export const readWeek = async (): Promise<AnniversaryAnswer[]> =>
  readList(AnniversaryAnswer, await bodyOf(api.get(`${path}/week/`)))

const put = (id: Id, what: string, form: object): Promise<PersonAnswer> =>
  answerOf(PersonAnswer, api.url(`${path}/${id}/${what}/`).put(form))

/** PUT people/{id}/household/. */
export const setHousehold = (id: Id, lives_with: Id | null): Promise<PersonAnswer> =>
  put(id, 'household', { lives_with })

/** PUT people/{id}/collectors/. */
export const setCollectors = (id: Id, people: readonly Id[]): Promise<PersonAnswer> =>
  put(id, 'collectors', { people })

/** PUT people/{id}/consents/. */
export const setConsent = (id: Id, form: PersonConsentForm): Promise<PersonAnswer> =>
  put(id, 'consents', form)

/** PUT people/{id}/account/. */
export const connectAccount = (id: Id, account: Id, seen: string): Promise<PersonAnswer> =>
  put(id, 'account', { account, seen })

/** PUT people/{id}/seen/. */
export const seePerson = (id: Id, how: string): Promise<PersonAnswer> => put(id, 'seen', { how })

/** POST people/{id}/merge/. */
export const mergePeople = (id: Id, other: Id, seen: string): Promise<PersonAnswer> =>
  answerOf(PersonAnswer, api.url(`${path}/${id}/merge/`).post({ other, seen }))

/** POST people/{id}/merges/{change}/undo/. */
export const undoMerge = (id: Id, change: Id): Promise<PersonAnswer> =>
  answerOf(PersonAnswer, api.url(`${path}/${id}/merges/${change}/undo/`).post({}))

const CareNotes = z.array(CareNoteAnswer)

/** GET people/{id}/care-notes/. */
export const readCareNotes = (id: Id): Promise<CareNoteAnswer[]> =>
  answerOf(CareNotes, api.get(`${path}/${id}/care-notes/`))

/** POST people/{id}/care-notes/. */
export const addCareNote = (id: Id, text: string): Promise<CareNoteAnswer[]> =>
  answerOf(CareNotes, api.url(`${path}/${id}/care-notes/`).post({ text }))

/** DELETE people/{id}/care-notes/{note}/. */
export const removeCareNote = (id: Id, note: Id): Promise<CareNoteAnswer[]> =>
  answerOf(CareNotes, api.url(`${path}/${id}/care-notes/${note}/`).delete())
