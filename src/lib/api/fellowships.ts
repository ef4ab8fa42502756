import { readList } from '../contract/base.ts'
import { Fellowship, MyFellowship } from '../contract/fellowship.ts'
import { answerOf, api, bodyOf } from './client.ts'

/** GET fellowships/: for choosing one. Throws ApiError. */
export async function listFellowships(): Promise<Fellowship[]> {
  return readList(Fellowship, await bodyOf(api.get('fellowships/')))
}

/** GET fellowships/my/. Throws ApiError, with status 404 for a member of none. */
export function readMyFellowship(): Promise<MyFellowship> {
  return answerOf(MyFellowship, api.get('fellowships/my/'))
}
