import * as z from 'zod/mini'
import type { Id } from '../../contract/base.ts'
import type { RequestReply } from '../../contract/groups/fellowship-request.ts'
import {
  AddedPersonAnswer,
  type AddedPersonForm,
  type ChosenPeopleForm,
  FellowshipPeopleAnswer,
  NamedPerson,
  WaitingPersonAnswer,
} from '../../contract/people/person-request.ts'
import { answerOf, api } from '../client.ts'

/* People of the register whom leaders ask for or add: an extension. Each throws ApiError. */

const Named = z.array(NamedPerson)
const Waiting = z.array(WaitingPersonAnswer)

/** GET fellowships/{id}/people/ */
export const readFellowshipPeople = (id: Id): Promise<FellowshipPeopleAnswer> =>
  answerOf(FellowshipPeopleAnswer, api.get(`fellowships/${id}/people/`))

/** POST fellowships/{id}/people/ */
export const addFellowshipPerson = (id: Id, form: AddedPersonForm): Promise<AddedPersonAnswer> =>
  answerOf(AddedPersonAnswer, api.url(`fellowships/${id}/people/`).post(form))

/** GET fellowships/{id}/people/choices/ */
export const findPeopleToChoose = (id: Id, search: string): Promise<NamedPerson[]> =>
  answerOf(Named, api.get(`fellowships/${id}/people/choices/?${new URLSearchParams({ search })}`))

/** POST fellowships/{id}/people/choices/ */
export const askForPeople = (id: Id, form: ChosenPeopleForm): Promise<FellowshipPeopleAnswer> =>
  answerOf(FellowshipPeopleAnswer, api.url(`fellowships/${id}/people/choices/`).post(form))

/** POST fellowships/{id}/people/requests/{request}/withdraw/ */
export const withdrawPersonRequest = (id: Id, request: Id): Promise<FellowshipPeopleAnswer> =>
  answerOf(FellowshipPeopleAnswer, api.url(`fellowships/${id}/people/requests/${request}/withdraw/`).post({}))

/** GET people/requests/ */
export const listWaitingPeople = (): Promise<WaitingPersonAnswer[]> =>
  answerOf(Waiting, api.get('people/requests/'))

/** POST people/requests/{request}/answer/ */
export const answerPersonRequest = (request: Id, reply: RequestReply): Promise<WaitingPersonAnswer[]> =>
  answerOf(Waiting, api.url(`people/requests/${request}/answer/`).post(reply))
