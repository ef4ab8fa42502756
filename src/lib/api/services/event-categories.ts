import * as z from 'zod/mini'
import { EventCategory, usualEventCategories } from '../../contract/services/event-category.ts'
import { readChurch } from '../../contract/website/calls/church.ts'
import { request } from '../call.ts'
import { answerOf } from '../client.ts'
import { isUnknown } from '../unknown-call.ts'

const Answer = z.object({ event_categories: z.array(EventCategory) })

/** The categories of events, in the church's order. With a backend that does not know the call the usual ones. */
export async function listEventCategories(): Promise<EventCategory[]> {
  try {
    return (await answerOf(Answer, request(readChurch))).event_categories
  } catch (error) {
    if (isUnknown(error)) return usualEventCategories
    throw error
  }
}
