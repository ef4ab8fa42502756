import { route } from '../../route.ts'
import { PushDeviceForm, PushState, PushStateAnswer } from '../push.ts'

export const readPushState = route('GET', 'users/me/push/', {
  summary: 'Whether this device takes notifications',
  answer: PushState,
  exact: PushStateAnswer,
})

export const addPushDevice = route('PUT', 'users/me/push/', {
  summary: 'Lets the church notify me on this device',
  body: PushDeviceForm,
  answer: PushState,
  exact: PushStateAnswer,
})

export const removePushDevice = route('DELETE', 'users/me/push/', {
  summary: 'Ends notifications on this device',
  answer: PushState,
  exact: PushStateAnswer,
})
