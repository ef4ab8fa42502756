import * as z from 'zod/mini'
import type { Id } from '../../contract/base.ts'
import {
  type CampaignForm,
  CampaignSumsAnswer,
  type EnteredChange,
  type EnteredPledge,
  OwnPledgesAnswer,
  PartsAnswer,
  type PledgeChange,
  type PledgeForm,
  PledgeRowAnswer,
} from '../../contract/giving/pledge.ts'
import { answerOf, api } from '../client.ts'
import { resource } from '../resource.ts'

/* A member's own pledges: extensions of our own backend. Each answers all of them, and throws ApiError. */

/** GET pledges/. */
export const readPledges = (): Promise<OwnPledgesAnswer> => answerOf(OwnPledgesAnswer, api.get('pledges/'))

/** POST pledges/; 409 where there is one already. */
export const addPledge = (form: PledgeForm): Promise<OwnPledgesAnswer> =>
  answerOf(OwnPledgesAnswer, api.url('pledges/').post(form))

/** PUT pledges/{id}/. */
export const changePledge = (id: Id, form: PledgeChange): Promise<OwnPledgesAnswer> =>
  answerOf(OwnPledgesAnswer, api.url(`pledges/${id}/`).put(form))

/** POST pledges/{id}/release/. */
export const releasePledge = (id: Id, word: string): Promise<OwnPledgesAnswer> =>
  answerOf(OwnPledgesAnswer, api.url(`pledges/${id}/release/`).post({ word }))

/** POST pledges/{id}/resume/. */
export const resumePledge = (id: Id): Promise<OwnPledgesAnswer> =>
  answerOf(OwnPledgesAnswer, api.url(`pledges/${id}/resume/`).post())

/* Campaigns and pledges for treasurers: extensions of our own backend. Each throws ApiError. */

const Campaigns = z.array(CampaignSumsAnswer)

/** GET books/campaigns/. */
export const listCampaigns = (): Promise<CampaignSumsAnswer[]> =>
  answerOf(Campaigns, api.get('books/campaigns/'))

/** POST books/campaigns/ or PUT books/campaigns/{id}/. */
export const saveCampaign = (form: CampaignForm, id?: Id): Promise<CampaignSumsAnswer[]> =>
  answerOf(
    Campaigns,
    id ? api.url(`books/campaigns/${id}/`).put(form) : api.url('books/campaigns/').post(form),
  )

export const pledgeCalls = resource<PledgeRowAnswer, EnteredPledge>('books/pledges', PledgeRowAnswer)

/** PUT books/pledges/{id}/. */
export const changeEntered = async (id: Id, form: EnteredChange): Promise<void> =>
  void (await api.url(`books/pledges/${id}/`).put(form).res())

/** POST books/pledges/{id}/release/. */
export const releaseEntered = async (id: Id, word: string): Promise<void> =>
  void (await api.url(`books/pledges/${id}/release/`).post({ word }).res())

/** POST books/pledges/{id}/resume/. */
export const resumeEntered = async (id: Id): Promise<void> =>
  void (await api.url(`books/pledges/${id}/resume/`).post().res())

/** GET books/pledges/{id}/parts/. */
export const readParts = (id: Id): Promise<PartsAnswer> =>
  answerOf(PartsAnswer, api.get(`books/pledges/${id}/parts/`))

/** POST books/pledges/{id}/parts/; 409 for an entry that is not of its giver and fund. */
export const addPart = (id: Id, entry: Id): Promise<PartsAnswer> =>
  answerOf(PartsAnswer, api.url(`books/pledges/${id}/parts/`).post({ entry }))

/** DELETE books/pledges/{id}/parts/{entry}/. */
export const removePart = (id: Id, entry: Id): Promise<PartsAnswer> =>
  answerOf(PartsAnswer, api.url(`books/pledges/${id}/parts/${entry}/`).delete())
