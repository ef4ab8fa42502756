import type { Id } from '../../contract/base.ts'
import {
  type CardRepeatForm,
  type RepeatAnswer,
  type RepeatForm,
  RepeatsAnswer,
  type StopForm,
} from '../../contract/giving/repeat.ts'
import { answerOf, api, type bodyOf } from '../client.ts'

/* A member's gifts that come again: extensions of our own backend. Each throws ApiError. */

const repeatsOf = async (answer: Parameters<typeof bodyOf>[0]): Promise<RepeatAnswer[]> =>
  (await answerOf(RepeatsAnswer, answer)).repeats

/** GET giving/repeats/. */
export const listRepeats = (): Promise<RepeatAnswer[]> => repeatsOf(api.get('giving/repeats/'))

/** POST giving/repeats/. */
export const addRepeat = (form: RepeatForm): Promise<RepeatAnswer[]> =>
  repeatsOf(api.url('giving/repeats/').post(form))

/** POST giving/repeats/card/; 409 where the bank does not allow it. */
export const chargeCard = (form: CardRepeatForm): Promise<RepeatAnswer[]> =>
  repeatsOf(api.url('giving/repeats/card/').post(form))

/** POST giving/repeats/{id}/stop/. */
export const stopRepeat = (id: Id): Promise<RepeatAnswer[]> =>
  repeatsOf(api.url(`giving/repeats/${id}/stop/`).post())

/** POST giving/reminders/stop/; 404 for a link that is no longer good. */
export const stopReminder = async (form: StopForm): Promise<void> =>
  void (await api.url('giving/reminders/stop/').post(form).res())
