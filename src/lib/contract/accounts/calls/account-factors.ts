import { route } from '../../route.ts'
import { Factors } from '../factors.ts'

export const readAccountFactors = route('GET', 'admin/users/:id/factors/', {
  summary: 'What protects somebody’s account beside the password',
  answer: Factors,
})

export const resetAccountFactors = route('DELETE', 'admin/users/:id/factors/', {
  summary: 'Removes another’s second factors, so that the password alone signs in',
})

export const extendAccountGrace = route('POST', 'admin/users/:id/factors/grace/', {
  summary: 'Gives another a week more to set up a second factor',
})
