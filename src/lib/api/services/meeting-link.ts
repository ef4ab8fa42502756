import * as calls from '../../contract/services/calls/one-event.ts'
import { request } from '../call.ts'

/** As the signed-in member: the meeting link of an online event; '' when there is none. Throws ApiError. */
export async function readMeetingLink(id: string): Promise<string> {
  const answer: unknown = await (await request(calls.readEvent, { id: Number(id) }).res()).json()
  const link = typeof answer === 'object' && answer && 'meeting_link' in answer ? answer.meeting_link : ''
  return typeof link === 'string' && /^https?:\/\//i.test(link) ? link : ''
}
