import * as z from 'zod/mini'
import { serviceRules } from '../../texts/services/service-rules.ts'
import { requiredText } from '../base.ts'

/** The form of an event's poster: what it shows, for people who do not see it. */
export const PosterForm = z.object({
  description: requiredText(() => serviceRules.sayWhatPictureShows, 300),
})
