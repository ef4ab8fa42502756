import { route } from '../../route.ts'
import { Factors } from '../factors.ts'

export const readUserFactors = route('GET', 'admin/users/:id/factors/', {
  summary: 'What protects somebody’s account beside the password',
  answer: Factors,
})

export const resetUserFactors = route('DELETE', 'admin/users/:id/factors/', {
  summary: 'Removes another’s second factors, so that the password alone signs in',
})

export const extendUserGrace = route('POST', 'admin/users/:id/factors/grace/', {
  summary: 'Gives another a week more to set up a second factor',
})
