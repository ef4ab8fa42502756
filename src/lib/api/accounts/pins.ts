import * as calls from '../../contract/accounts/calls/pins.ts'
import type { PinForm } from '../../contract/accounts/pin.ts'
import { call } from '../call.ts'

/* What is pinned: an extension. Each throws ApiError, and answers what is pinned now. */

export const listPins = () => call(calls.listPins)

/** Until the end of a day, or '' for as long as nobody unpins it. */
export const pinItem = (body: PinForm) => call(calls.pinItem, { body })

export const unpinItem = (body: Pick<PinForm, 'kind' | 'item'>) => call(calls.unpinItem, { body })
