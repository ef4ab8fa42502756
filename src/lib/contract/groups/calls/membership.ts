import { route } from '../../route.ts'
import { JoinAnswer } from '../fellowship.ts'

export const joinFellowship = route('POST', 'fellowships/:id/join/', {
  summary: 'Joins a fellowship, and leaves the one before; asks its leader where the fellowship wants that',
  exact: JoinAnswer,
})

export const leaveFellowship = route('DELETE', 'fellowships/:id/join/', {
  summary: 'Leaves a fellowship',
})
