import * as z from 'zod/mini'
import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  CampaignForm,
  CampaignSumsAnswer,
  EnteredChange,
  EnteredPledge,
  PartForm,
  PartsAnswer,
  PledgeRowAnswer,
  ReleaseForm,
} from '../pledge.ts'

const Campaigns = z.array(CampaignSumsAnswer)

export const listCampaigns = route('GET', 'books/campaigns/', {
  summary: 'What pledges are asked for, with the sums; it names nobody',
  answer: Campaigns,
})

export const addCampaign = route('POST', 'books/campaigns/', {
  summary: 'Asks pledges for a fund',
  status: 201,
  body: CampaignForm,
  answer: Campaigns,
})

export const changeCampaign = route('PUT', 'books/campaigns/:id/', {
  summary: 'Changes a campaign, opens or closes it',
  body: CampaignForm,
  answer: Campaigns,
})

export const listPledges = route('GET', 'books/pledges/', {
  summary: 'The pledges with their givers, newest first; every look is logged',
  paged: true,
  query: { campaign: 'the id of a campaign', status: 'open, paid or released' },
  answer: partOf(PledgeRowAnswer),
  exact: pageOf(PledgeRowAnswer),
})

export const enterPledge = route('POST', 'books/pledges/', {
  summary: 'Writes down a pledge that somebody made on paper',
  status: 201,
  body: EnteredPledge,
})

export const changeEntered = route('PUT', 'books/pledges/:id/', {
  summary: 'Changes a pledge that a treasurer entered',
  body: EnteredChange,
})

export const removeEntered = route('DELETE', 'books/pledges/:id/', {
  summary: 'Removes a pledge that was entered by mistake',
})

export const releaseEntered = route('POST', 'books/pledges/:id/release/', {
  summary: 'Notes that the giver of an entered pledge lets the rest go',
  body: ReleaseForm,
})

export const resumeEntered = route('POST', 'books/pledges/:id/resume/', {
  summary: 'Takes an entered pledge up again',
})

export const readParts = route('GET', 'books/pledges/:id/parts/', {
  summary: 'The parts of a pledge, and what can become one; every look is logged',
  answer: PartsAnswer,
})

export const addPart = route('POST', 'books/pledges/:id/parts/', {
  summary: 'Makes an entry of the ledger a part of a pledge',
  status: 201,
  body: PartForm,
  answer: PartsAnswer,
})

export const removePart = route('DELETE', 'books/pledges/:id/parts/:entry/', {
  summary: 'Takes an entry from a pledge; the entry stays',
  answer: PartsAnswer,
})
