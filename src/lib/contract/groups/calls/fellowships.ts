import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  Fellowship,
  FellowshipAnswer,
  FellowshipForm,
  LedFellowship,
  LedFellowshipAnswer,
  MyFellowship,
} from '../fellowship.ts'

export const listFellowships = route('GET', 'fellowships/', {
  summary: 'Every fellowship',
  paged: true,
  answer: partOf(Fellowship),
  exact: pageOf(FellowshipAnswer),
})

export const readMyFellowship = route('GET', 'fellowships/my/', {
  summary: 'The fellowship that I belong to',
  answer: MyFellowship,
  exact: FellowshipAnswer,
})

export const readLedFellowship = route('GET', 'fellowships/leader/', {
  summary: 'The fellowship that I lead or assist',
  answer: LedFellowship,
  exact: LedFellowshipAnswer,
})

export const readFellowship = route('GET', 'fellowships/:id/', {
  summary: 'One fellowship',
  exact: FellowshipAnswer,
})

export const addFellowship = route('POST', 'fellowships/', {
  summary: 'Adds a fellowship',
  status: 201,
  body: FellowshipForm,
  exact: FellowshipAnswer,
})

export const changeFellowship = route('PUT', 'fellowships/:id/', {
  summary: 'Changes a fellowship',
  body: FellowshipForm,
  exact: FellowshipAnswer,
})

export const deleteFellowship = route('DELETE', 'fellowships/:id/', {
  summary: 'Deletes a fellowship with its events; the bin keeps it',
  seen: 'its version',
})
