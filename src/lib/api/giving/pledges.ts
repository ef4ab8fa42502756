import type { Id } from '../../contract/base.ts'
import * as own from '../../contract/giving/calls/own-pledges.ts'
import * as calls from '../../contract/giving/calls/pledges.ts'
import type {
  CampaignForm,
  EnteredChange,
  EnteredPledge,
  PledgeChange,
  PledgeForm,
} from '../../contract/giving/pledge.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

/* A member's own pledges: extensions of our own backend. Each answers all of them, and throws ApiError. */

export const readPledges = () => call(own.readPledges)

/** 409 where there is one already. */
export const addPledge = (body: PledgeForm) => call(own.addPledge, { body })

export const changePledge = (id: Id, body: PledgeChange) => call(own.changePledge, { id, body })

export const releasePledge = (id: Id, word: string) => call(own.releasePledge, { id, body: { word } })

export const resumePledge = (id: Id) => call(own.resumePledge, { id })

/* Campaigns and pledges for treasurers: extensions of our own backend. Each throws ApiError. */

export const listCampaigns = () => call(calls.listCampaigns)

/** Opens a campaign, or changes the one of an id. */
export const saveCampaign = (body: CampaignForm, id?: Id) =>
  id ? call(calls.changeCampaign, { id, body }) : call(calls.addCampaign, { body })

export const pledgeCalls = {
  all: () => call(calls.listPledges),
  list: (query: ListQuery) => call(calls.listPledges, { query }),
  add: (body: EnteredPledge) => call(calls.enterPledge, { body }),
  remove: (id: Id) => call(calls.removeEntered, { id }),
}

export const changeEntered = (id: Id, body: EnteredChange) => call(calls.changeEntered, { id, body })

export const releaseEntered = (id: Id, word: string) => call(calls.releaseEntered, { id, body: { word } })

export const resumeEntered = (id: Id) => call(calls.resumeEntered, { id })

export const readParts = (id: Id) => call(calls.readParts, { id })

/** 409 for an entry that is not of its giver and fund. */
export const addPart = (id: Id, entry: Id) => call(calls.addPart, { id, body: { entry } })

export const removePart = (id: Id, entry: Id) => call(calls.removePart, { id, entry })
