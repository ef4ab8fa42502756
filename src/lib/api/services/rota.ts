import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/services/calls/rota.ts'
import * as management from '../../contract/services/calls/rota-management.ts'
import type {
  AnswerForm,
  AskForm,
  CannotForm,
  MembershipForm,
  OfferForm,
  TeamForm,
} from '../../contract/services/rota.ts'
import { call } from '../call.ts'

/* Teams that serve, and whose shift it is: extensions of our own backend. Each throws ApiError. */

type Shift = { id: Id; version: number }

/** What the rota is to the user. */
export const readOwnRota = () => call(calls.readOwnRota)

export const answerShift = ({ id, version }: Shift, body: AnswerForm) =>
  call(calls.answerShift, { id, seen: version, body })

export const offerShift = ({ id, version }: Shift, body: OfferForm) =>
  call(calls.offerShift, { id, seen: version, body })

/** 409 when somebody else was faster. */
export const takeShift = (id: Id) => call(calls.takeShift, { id })

export const addCannot = (body: CannotForm) => call(calls.addCannot, { body })

export const removeCannot = (id: Id) => call(calls.removeCannot, { id })

export const serveIn = (id: Id, serve: boolean) => call(calls.serveIn, { id, body: { serve } })

export const setRemindDays = (remind_days: number) => call(calls.setRemindDays, { body: { remind_days } })

export const readWeeks = (from: string, weeks: number) =>
  call(management.readWeeks, { query: { from, weeks } })

export const listTeams = () => call(management.listTeams)

/** 409 when somebody else changed it. */
export const saveTeam = (body: TeamForm, id?: Id) =>
  id ? call(management.changeTeam, { id, body }) : call(management.addTeam, { body })

export const setMembership = (id: Id, member: Id, state: MembershipForm['state']) =>
  call(management.setMembership, { id, member, body: { state } })

/** Up to six members by name. */
export const findMembers = (search: string) => call(management.findMembers, { query: { search } })

export const readProposal = (id: Id, from: string, weeks: number) =>
  call(management.readProposal, { id, query: { from, weeks } })

/** 409 with the name of who cannot. */
export const askToServe = (body: AskForm) => call(management.askToServe, { body })

export const noteAnswer = ({ id, version }: Shift, answer: AnswerForm['answer']) =>
  call(management.noteAnswer, { id, seen: version, body: { answer, word: '' } })

export const withdrawShift = ({ id, version }: Shift) => call(management.withdrawShift, { id, seen: version })

export const readFairness = (id: Id) => call(management.readFairness, { id })
