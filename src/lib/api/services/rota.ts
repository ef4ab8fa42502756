import * as z from 'zod/mini'
import type { Id } from '../../contract/base.ts'
import {
  type AnswerForm,
  type AskForm,
  type CannotForm,
  FairnessAnswer,
  FoundPersonAnswer,
  type MembershipForm,
  type OfferForm,
  OwnRotaAnswer,
  ProposalAnswer,
  TeamAnswer,
  type TeamForm,
  WeeksAnswer,
} from '../../contract/services/rota.ts'
import { answerOf, api } from '../client.ts'
import { ifMatch } from '../if-match.ts'

/* Teams that serve, and whose turn it is: extensions of our own backend. Each throws ApiError. */

const Teams = z.array(TeamAnswer)
const People = z.array(FoundPersonAnswer)

type Turn = { id: Id; version: number }

const act = async ({ id, version }: Turn, what: string, form: object = {}): Promise<void> =>
  void (await api.url(`rota/turns/${id}/${what}/`).headers(ifMatch(version)).post(form).res())

/** GET rota/: what the rota is to the user. */
export const readOwnRota = (): Promise<OwnRotaAnswer> => answerOf(OwnRotaAnswer, api.get('rota/'))

/** POST rota/turns/{id}/answer/. */
export const answerTurn = (turn: Turn, form: AnswerForm): Promise<void> => act(turn, 'answer', form)

/** POST rota/turns/{id}/offer/. */
export const offerTurn = (turn: Turn, form: OfferForm): Promise<void> => act(turn, 'offer', form)

/** POST rota/turns/{id}/take/; 409 when somebody else was faster. */
export const takeTurn = async (id: Id): Promise<void> =>
  void (await api.url(`rota/turns/${id}/take/`).post({}).res())

/** POST rota/cannot/. */
export const addCannot = async (form: CannotForm): Promise<void> =>
  void (await api.url('rota/cannot/').post(form).res())

/** DELETE rota/cannot/{id}/. */
export const removeCannot = async (id: Id): Promise<void> =>
  void (await api.url(`rota/cannot/${id}/`).delete().res())

/** PUT rota/teams/{id}/serve/. */
export const serveIn = async (team: Id, serve: boolean): Promise<void> =>
  void (await api.url(`rota/teams/${team}/serve/`).put({ serve }).res())

/** PUT rota/settings/. */
export const setRemindDays = async (remind_days: number): Promise<void> =>
  void (await api.url('rota/settings/').put({ remind_days }).res())

/** GET rota/weeks/?from=&weeks=. */
export const readWeeks = (from: string, weeks: number): Promise<WeeksAnswer> =>
  answerOf(WeeksAnswer, api.get(`rota/weeks/?${rangeOf(from, weeks)}`))

const rangeOf = (from: string, weeks: number) => new URLSearchParams({ from, weeks: String(weeks) })

/** GET rota/teams/. */
export const listTeams = (): Promise<TeamAnswer[]> => answerOf(Teams, api.get('rota/teams/'))

/** POST rota/teams/ or PUT rota/teams/{id}/; 409 when somebody else changed it. */
export const saveTeam = (form: TeamForm, id?: Id): Promise<TeamAnswer[]> =>
  answerOf(Teams, id ? api.url(`rota/teams/${id}/`).put(form) : api.url('rota/teams/').post(form))

/** PUT rota/teams/{id}/members/{account}/. */
export const setMembership = (team: Id, account: Id, state: MembershipForm['state']): Promise<TeamAnswer[]> =>
  answerOf(Teams, api.url(`rota/teams/${team}/members/${account}/`).put({ state }))

/** GET rota/people/?search=: up to six members by name. */
export const findMembers = (search: string): Promise<FoundPersonAnswer[]> =>
  answerOf(People, api.get(`rota/people/?${new URLSearchParams({ search })}`))

/** GET rota/teams/{id}/proposal/?from=&weeks=. */
export const readProposal = (team: Id, from: string, weeks: number): Promise<ProposalAnswer> =>
  answerOf(ProposalAnswer, api.get(`rota/teams/${team}/proposal/?${rangeOf(from, weeks)}`))

/** POST rota/turns/; 409 with the name of who cannot. */
export const askToServe = async (form: AskForm): Promise<void> =>
  void (await api.url('rota/turns/').post(form).res())

/** POST rota/turns/{id}/note/. */
export const noteAnswer = (turn: Turn, answer: AnswerForm['answer']): Promise<void> =>
  act(turn, 'note', { answer, word: '' })

/** DELETE rota/turns/{id}/. */
export const withdrawTurn = async ({ id, version }: Turn): Promise<void> =>
  void (await api.url(`rota/turns/${id}/`).headers(ifMatch(version)).delete().res())

/** GET rota/teams/{id}/fairness/. */
export const readFairness = (team: Id): Promise<FairnessAnswer> =>
  answerOf(FairnessAnswer, api.get(`rota/teams/${team}/fairness/`))
