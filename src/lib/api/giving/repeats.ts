import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/giving/calls/repeats.ts'
import type { CardRepeatForm, RepeatForm, RepeatsAnswer, StopForm } from '../../contract/giving/repeat.ts'
import { call } from '../call.ts'

/* A member's gifts that come again: extensions of our own backend. Each throws ApiError. */

const repeatsOf = async (answer: Promise<RepeatsAnswer>) => (await answer).repeats

export const listRepeats = () => repeatsOf(call(calls.listRepeats))

export const addRepeat = (body: RepeatForm) => repeatsOf(call(calls.addRepeat, { body }))

/** 409 where the bank does not allow it. */
export const chargeCard = (body: CardRepeatForm) => repeatsOf(call(calls.chargeCard, { body }))

export const stopRepeat = (id: Id) => repeatsOf(call(calls.stopRepeat, { id }))

/** 404 for a link that is no longer good. */
export const stopReminder = (body: StopForm) => call(calls.stopReminder, { body })
