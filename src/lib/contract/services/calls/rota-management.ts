import * as z from 'zod/mini'
import { route } from '../../route.ts'
import {
  AnswerForm,
  AskForm,
  FairnessAnswer,
  FoundPersonAnswer,
  MembershipForm,
  mostWeeks,
  ProposalAnswer,
  TeamAnswer,
  TeamForm,
  WeeksAnswer,
} from '../rota.ts'

const Teams = z.array(TeamAnswer)
const range = { from: 'the first day; today without it', weeks: `how many weeks, 1 to ${mostWeeks}` }

export const readWeeks = route('GET', 'rota/weeks/', {
  summary: 'What teams need in some weeks, and who was asked',
  query: range,
  answer: WeeksAnswer,
})

export const listTeams = route('GET', 'rota/teams/', {
  summary: 'The teams, what they need, and who belongs to them',
  answer: Teams,
})

export const addTeam = route('POST', 'rota/teams/', {
  summary: 'Adds a team',
  status: 201,
  body: TeamForm,
  answer: Teams,
})

export const changeTeam = route('PUT', 'rota/teams/:id/', {
  summary: 'Changes a team, or closes it; past turns stay',
  body: TeamForm,
  answer: Teams,
})

export const setMembership = route('PUT', 'rota/teams/:id/members/:member/', {
  summary: 'Takes somebody into a team, or out of it',
  body: MembershipForm,
  answer: Teams,
})

export const readProposal = route('GET', 'rota/teams/:id/proposal/', {
  summary: 'Whom to ask for a team, the fairest first, with the reason; nobody is asked by this',
  query: range,
  answer: ProposalAnswer,
})

export const readFairness = route('GET', 'rota/teams/:id/fairness/', {
  summary: 'How often each of a team served in the last 365 days',
  answer: FairnessAnswer,
})

export const findMembers = route('GET', 'rota/people/', {
  summary: 'Up to six members by name, for a team',
  query: { search: 'at least two letters of a name' },
  answer: z.array(FoundPersonAnswer),
})

export const askToServe = route('POST', 'rota/turns/', {
  summary: 'Asks people of a team to serve: all of these, or nobody',
  status: 201,
  body: AskForm,
})

export const noteAnswer = route('POST', 'rota/turns/:id/note/', {
  summary: 'Notes the answer that somebody gave otherwise, such as by telephone',
  seen: 'its version',
  body: AnswerForm,
})

export const withdrawShift = route('DELETE', 'rota/turns/:id/', {
  summary: 'Takes a question or a turn back',
  seen: 'its version',
})
