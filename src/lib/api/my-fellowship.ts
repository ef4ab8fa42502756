import { MyFellowship } from '../contract/my-fellowship.ts'
import { answerOf, api } from './client.ts'

/** GET fellowships/my/. Throws ApiError, status 404 for a member without a fellowship. */
export function readMyFellowship(): Promise<MyFellowship> {
  return answerOf(MyFellowship, api.get('fellowships/my/'))
}
