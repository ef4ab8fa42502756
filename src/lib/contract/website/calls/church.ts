import { route } from '../../route.ts'
import { Church } from '../church.ts'

export const readChurch = route('GET', 'church/', {
  summary: 'Who the church is',
  exact: Church,
})
