import type { Id } from '../../contract/base.ts'
import {
  type CollectionAnswer,
  CollectionOfCount,
  ScreenAnswer,
  type WeekdayAmountForm,
} from '../../contract/giving/collection.ts'
import { answerOf, api } from '../client.ts'

/* Kofi & Ama, collections by weekday of birth: extensions of our own backend. Each throws ApiError. */

const at = (count: Id) => `books/counts/${count}/collection/`

const found = async (answer: Promise<{ collection: CollectionAnswer | null }>) => (await answer).collection

/** GET books/counts/{id}/collection/; null for none. */
export const readCollection = (count: Id): Promise<CollectionAnswer | null> =>
  found(answerOf(CollectionOfCount, api.get(at(count))))

/** POST books/counts/{id}/collection/. */
export const beginCollection = (count: Id, fund: Id): Promise<CollectionAnswer | null> =>
  found(answerOf(CollectionOfCount, api.url(at(count)).post({ fund })))

/** PUT books/counts/{id}/collection/{day}/; 409 when somebody else entered something. */
export const enterWeekdayAmount = (
  count: Id,
  weekday: number,
  form: WeekdayAmountForm,
): Promise<CollectionAnswer | null> =>
  found(answerOf(CollectionOfCount, api.url(`${at(count)}${weekday}/`).put(form)))

/** POST books/counts/{id}/collection/end/. */
export const endCollection = (count: Id): Promise<CollectionAnswer | null> =>
  found(answerOf(CollectionOfCount, api.url(`${at(count)}end/`).post()))

/** What an event of the screen says; undefined for anything else. */
export function readScreen(data: string): ScreenAnswer | undefined {
  try {
    return ScreenAnswer.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}

/** GET books/kofi-ama/; 404 for a code of no collection. */
export const readCollectionScreen = (code: string): Promise<ScreenAnswer> =>
  answerOf(ScreenAnswer, api.get(`books/kofi-ama/?${new URLSearchParams({ code })}`))
