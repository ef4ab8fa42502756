import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/giving/calls/weekday-offering.ts'
import {
  ScreenAnswer,
  type WeekdayAmountForm,
  type WeekdayOfferingAnswer,
} from '../../contract/giving/weekday-offering.ts'
import { call } from '../call.ts'

/* Kofi & Ama, collections by weekday of birth: extensions of our own backend. Each throws ApiError. */

const offeringOf = async (answer: Promise<{ collection: WeekdayOfferingAnswer | null }>) =>
  (await answer).collection

/** The collection of a count; null for none. */
export const readWeekdayOffering = (id: Id) => offeringOf(call(calls.readWeekdayOffering, { id }))

export const beginWeekdayOffering = (id: Id, fund: Id) =>
  offeringOf(call(calls.beginWeekdayOffering, { id, body: { fund } }))

/** 409 when somebody else entered something. */
export const enterWeekdayAmount = (id: Id, weekday: number, body: WeekdayAmountForm) =>
  offeringOf(call(calls.enterWeekdayAmount, { id, day: `${weekday}`, body }))

export const endWeekdayOffering = (id: Id) => offeringOf(call(calls.endWeekdayOffering, { id }))

/** What an event of the screen says; undefined for anything else. */
export function readScreen(data: string): ScreenAnswer | undefined {
  try {
    return ScreenAnswer.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}

/** 404 for a code of no collection. */
export const readWeekdayOfferingScreen = (code: string) =>
  call(calls.readWeekdayOfferingScreen, { query: { code } })
