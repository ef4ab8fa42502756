import { type GrowthAnswer, type NeedsAnswer, Statistics } from '../../contract/settings/statistics.ts'
import { answerOf, api, bodyOf } from '../client.ts'

/** GET admin/stats/ (spec 2 §7). Throws ApiError. */
export const readStatistics = (): Promise<Statistics> => answerOf(Statistics, api.get('admin/stats/'))

/** GET admin/growth/: an extension of our own backend, so the response is not validated. Throws ApiError. */
export const readGrowth = async (): Promise<GrowthAnswer> =>
  (await bodyOf(api.get('admin/growth/'))) as GrowthAnswer

/** GET admin/needs/: an extension of our own backend, so the response is not validated. Throws ApiError. */
export const readNeeds = async (): Promise<NeedsAnswer> =>
  (await bodyOf(api.get('admin/needs/'))) as NeedsAnswer
