import * as z from 'zod/mini'
import { PinAnswer, type PinForm } from '../../contract/accounts/pin.ts'
import { answerOf, api } from '../client.ts'

const Pins = z.array(PinAnswer)

/** GET admin/pins/: what is pinned now. Throws ApiError. */
export const listPins = (): Promise<PinAnswer[]> => answerOf(Pins, api.get('admin/pins/'))

/** PUT admin/pins/: pins something until the end of a day, or '' for as long as nobody unpins it. Throws ApiError. */
export const pinItem = (form: PinForm): Promise<PinAnswer[]> =>
  answerOf(Pins, api.url('admin/pins/').put(form))

/** POST admin/pins/unpin/. Throws ApiError. */
export const unpinItem = (form: Pick<PinForm, 'kind' | 'item'>): Promise<PinAnswer[]> =>
  answerOf(Pins, api.url('admin/pins/unpin/').post(form))
