import type { LeaveForm } from '../contract/message-choice.ts'
import { api, bodyOf, detailIn } from './client.ts'

/** POST messages/leave/: by the code of a message's link, without a login. Returns the server's message. Throws ApiError. */
export const leaveMessages = async (form: LeaveForm): Promise<string> =>
  detailIn(await bodyOf(api.url('messages/leave/').post(form)))
