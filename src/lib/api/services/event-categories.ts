import * as z from 'zod/mini'
import { EventCategory, usualEventCategories } from '../../contract/services/event-category.ts'
import { answerOf, api } from '../client.ts'
import { isUnknown } from '../unknown-call.ts'

const Answer = z.object({ event_categories: z.array(EventCategory) })

/** GET church/: the categories of events, in the church's order. With a backend that does not know the call the usual ones. */
export async function listEventCategories(): Promise<EventCategory[]> {
  try {
    return (await answerOf(Answer, api.get('church/'))).event_categories
  } catch (error) {
    if (isUnknown(error)) return usualEventCategories
    throw error
  }
}
