import * as z from 'zod/mini'
import { RequestReply } from '../../groups/fellowship-request.ts'
import { route } from '../../route.ts'
import {
  AddedPersonAnswer,
  AddedPersonForm,
  ChosenPeopleForm,
  FellowshipPeopleAnswer,
  NamedPerson,
  WaitingPersonAnswer,
} from '../person-request.ts'

export const readFellowshipPeople = route('GET', 'fellowships/:id/people/', {
  summary: 'The people of the fellowship without an account, and what the leader asked the office',
  answer: FellowshipPeopleAnswer,
})

export const addFellowshipPerson = route('POST', 'fellowships/:id/people/', {
  summary: 'Adds somebody without an account, or answers who has this name already',
  body: AddedPersonForm,
  answer: AddedPersonAnswer,
})

export const findPeopleToChoose = route('GET', 'fellowships/:id/people/choices/', {
  summary: 'Up to 20 people of the register who are in no fellowship, by name and nothing else',
  query: { search: 'words of a name, one of three letters at least' },
  answer: z.array(NamedPerson),
})

export const askForPeople = route('POST', 'fellowships/:id/people/choices/', {
  summary: 'Asks the office for people of the register',
  body: ChosenPeopleForm,
  answer: FellowshipPeopleAnswer,
})

export const withdrawPersonRequest = route('POST', 'fellowships/:id/people/requests/:request/withdraw/', {
  summary: 'Takes back what the office was asked for',
  answer: FellowshipPeopleAnswer,
})

export const listWaitingPeople = route('GET', 'people/requests/', {
  summary: 'Whom leaders ask for, and whom they added',
  answer: z.array(WaitingPersonAnswer),
})

export const answerPersonRequest = route('POST', 'people/requests/:request/answer/', {
  summary: 'Says yes or no to a leader, with a word',
  body: RequestReply,
  answer: z.array(WaitingPersonAnswer),
})
