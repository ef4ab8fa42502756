import * as z from 'zod/mini'
import { requiredText } from '../base.ts'

/** The form of an event's poster: what it shows, for people who do not see it. */
export const PosterForm = z.object({
  description: requiredText('Please say what the picture shows', 300),
})
