import { MyFellowship } from '../contract/my-fellowship.ts'
import { answerOf, api } from './client.ts'

/** GET fellowships/my/. Throws ApiError, with status 404 for a member of none. */
export function readMyFellowship(): Promise<MyFellowship> {
  return answerOf(MyFellowship, api.get('fellowships/my/'))
}
