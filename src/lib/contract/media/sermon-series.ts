import * as z from 'zod/mini'
import { mediaRules } from '../../texts/media/media-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { optionalText, requiredText } from '../base.ts'
import { texts } from '../fields.ts'

/** The series of a church that has not said its own (spec 1 §9). */
export const usualSeries = ['Faith Series', 'Grace Series', 'Prosperity Series'] as const

export const longestSeries = 60
export const mostSeries = 60

/** The church's series in their order. */
export const SeriesAnswer = z.strictObject({ series: texts })
export type SeriesAnswer = z.infer<typeof SeriesAnswer>

/** PUT sermons/series/: the series in their order, each with the name that it had; '' for a new one. */
export const SeriesForm = z.strictObject({
  series: z
    .array(
      z.strictObject({
        name: requiredText(() => usualRules.giveSeriesName, longestSeries),
        was: optionalText(longestSeries),
      }),
      { error: () => mediaRules.giveSeries },
    )
    .check(z.maxLength(mostSeries, { error: () => mediaRules.giveAtMostMostSeries({ mostSeries }) })),
  /** The series that the person saw: somebody else may have changed them since. */
  seen: z.array(z.string()).check(z.maxLength(mostSeries)),
})
export type SeriesForm = z.infer<typeof SeriesForm>
