import { readList } from '../contract/base.ts'
import { ChurchEvent } from '../contract/event.ts'
import { api, bodyOf } from './client.ts'

/** GET events/: all events, including past ones. Throws ApiError. */
export async function listEvents(): Promise<ChurchEvent[]> {
  return readList(ChurchEvent, await bodyOf(api.get('events/')))
}
