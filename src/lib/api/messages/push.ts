import { type PushDeviceForm, PushState } from '../../contract/messages/push.ts'
import { answerOf, api } from '../client.ts'

/* Extensions of our own backend. Each throws ApiError. */

/** GET users/me/push/: whether this device takes notifications. */
export const readPushState = (): Promise<PushState> => answerOf(PushState, api.get('users/me/push/'))

/** PUT users/me/push/: lets the church notify this device. */
export const addPushDevice = (device: PushDeviceForm): Promise<PushState> =>
  answerOf(PushState, api.url('users/me/push/').put(device))

/** DELETE users/me/push/ */
export const removePushDevice = (): Promise<PushState> =>
  answerOf(PushState, api.url('users/me/push/').delete())
