import { DutiesForm } from '../../accounts/duty.ts'
import { route } from '../../route.ts'

export const readDuties = route('GET', 'admin/users/:id/duties/', {
  summary: 'The duties of a person beside the role',
  answer: DutiesForm,
})

export const setDuties = route('PUT', 'admin/users/:id/duties/', {
  summary: 'Grants and withdraws the duties of a person',
  body: DutiesForm,
  answer: DutiesForm,
})
