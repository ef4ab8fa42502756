import { type GrowthAnswer, Statistics } from '../contract/statistics.ts'
import { answerOf, api, bodyOf } from './client.ts'

/** GET admin/stats/ (spec 2 §7). Throws ApiError. */
export const readStatistics = (): Promise<Statistics> => answerOf(Statistics, api.get('admin/stats/'))

/** GET admin/growth/: an extension of our own backend, so the response is not validated. Throws ApiError. */
export const readGrowth = async (): Promise<GrowthAnswer> =>
  (await bodyOf(api.get('admin/growth/'))) as GrowthAnswer
