import * as z from 'zod/mini'
import { route } from '../../route.ts'
import { ChurchAnswer, ChurchChanges, SetupAnswer } from '../church.ts'

export const readOwnChurch = route('GET', 'admin/church/', {
  summary: 'Who the church is, with the version for a change',
  answer: ChurchAnswer,
})

export const readSetup = route('GET', 'admin/church/setup/', {
  summary: 'How far the set-up of the church is',
  answer: SetupAnswer,
})

export const changeChurch = route('PATCH', 'admin/church/', {
  summary: 'Changes who the church is; what is absent stays',
  seen: 'its version',
  body: ChurchChanges,
  answer: ChurchAnswer,
})

export const previewClosedChurch = route('POST', 'admin/church/see/', {
  summary: 'Shows the pages of a church that is not open yet to my browser, for an hour',
})

export const sendLogo = route('POST', 'admin/church/logo/', {
  summary: 'Sets the logo of the church',
  seen: 'its version',
  form: z.object({}),
  files: ['logo'],
  answer: ChurchAnswer,
})

export const removeLogo = route('DELETE', 'admin/church/logo/', {
  summary: 'Removes the logo of the church: its symbol stands again',
  seen: 'its version',
  answer: ChurchAnswer,
})
