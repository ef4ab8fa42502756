import { readList } from '../../contract/base.ts'
import {
  Fellowship,
  type FellowshipForm,
  LedFellowship,
  MyFellowship,
} from '../../contract/groups/fellowship.ts'
import { answerOf, api, bodyOf } from '../client.ts'
import { resource } from '../resource.ts'

/** GET fellowships/: list to choose a fellowship from. Throws ApiError. */
export async function listFellowships(): Promise<Fellowship[]> {
  return readList(Fellowship, await bodyOf(api.get('fellowships/')))
}

/* The calls of a fellowship's leader (spec 2 §7). Each throws ApiError. */

/** GET fellowships/leader/: the fellowship that the user leads, or whose leader they assist; status 404 when there is none. */
export const readLedFellowship = (): Promise<LedFellowship> =>
  answerOf(LedFellowship, api.get('fellowships/leader/'))

/** GET fellowships/my/. Throws ApiError, status 404 for a member without a fellowship. */
export function readMyFellowship(): Promise<MyFellowship> {
  return answerOf(MyFellowship, api.get('fellowships/my/'))
}

export const fellowshipCalls = resource<Fellowship, FellowshipForm>('fellowships', Fellowship)
