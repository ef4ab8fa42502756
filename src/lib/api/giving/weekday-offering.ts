import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/giving/calls/weekday-offering.ts'
import {
  type CollectionAnswer,
  ScreenAnswer,
  type WeekdayAmountForm,
} from '../../contract/giving/weekday-offering.ts'
import { call } from '../call.ts'

/* Kofi & Ama, collections by weekday of birth: extensions of our own backend. Each throws ApiError. */

const found = async (answer: Promise<{ collection: CollectionAnswer | null }>) => (await answer).collection

/** The collection of a count; null for none. */
export const readCollection = (id: Id) => found(call(calls.readCollection, { id }))

export const beginCollection = (id: Id, fund: Id) =>
  found(call(calls.beginCollection, { id, body: { fund } }))

/** 409 when somebody else entered something. */
export const enterWeekdayAmount = (id: Id, weekday: number, body: WeekdayAmountForm) =>
  found(call(calls.enterWeekdayAmount, { id, day: `${weekday}`, body }))

export const endCollection = (id: Id) => found(call(calls.endCollection, { id }))

/** What an event of the screen says; undefined for anything else. */
export function readScreen(data: string): ScreenAnswer | undefined {
  try {
    return ScreenAnswer.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}

/** 404 for a code of no collection. */
export const readCollectionScreen = (code: string) => call(calls.readCollectionScreen, { query: { code } })
