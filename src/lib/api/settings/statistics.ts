import * as calls from '../../contract/settings/calls/statistics.ts'
import type { GrowthAnswer, ToDosAnswer } from '../../contract/settings/statistics.ts'
import { call, request } from '../call.ts'
import { bodyOf } from '../client.ts'

/* Each throws ApiError. */

/** Spec 2 §7. */
export const readStatistics = () => call(calls.readStatistics)

/** An extension of our own backend, so the response is not validated. */
export const readGrowth = async (): Promise<GrowthAnswer> =>
  (await bodyOf(request(calls.readGrowth))) as GrowthAnswer

/** An extension of our own backend, so the response is not validated. */
export const readToDos = async (): Promise<ToDosAnswer> =>
  (await bodyOf(request(calls.readNeeds))) as ToDosAnswer
