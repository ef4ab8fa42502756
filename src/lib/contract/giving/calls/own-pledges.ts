import { route } from '../../route.ts'
import { OwnPledgesAnswer, PledgeChange, PledgeForm, ReleaseForm } from '../pledge.ts'

export const readPledges = route('GET', 'pledges/', {
  summary: 'The caller’s pledges, and what can be pledged for',
  answer: OwnPledgesAnswer,
})

export const addPledge = route('POST', 'pledges/', {
  summary: 'Promises an amount for a campaign',
  status: 201,
  body: PledgeForm,
  answer: OwnPledgesAnswer,
})

export const changePledge = route('PUT', 'pledges/:id/', {
  summary: 'Raises or lowers one’s own pledge, and sets its reminders',
  body: PledgeChange,
  answer: OwnPledgesAnswer,
})

export const releasePledge = route('POST', 'pledges/:id/release/', {
  summary: 'Lets the rest of one’s own pledge go',
  body: ReleaseForm,
  answer: OwnPledgesAnswer,
})

export const resumePledge = route('POST', 'pledges/:id/resume/', {
  summary: 'Takes one’s own pledge up again',
  answer: OwnPledgesAnswer,
})
