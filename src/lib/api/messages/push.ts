import * as calls from '../../contract/messages/calls/push.ts'
import type { PushDeviceForm } from '../../contract/messages/push.ts'
import { call } from '../call.ts'

/* Extensions of our own backend. Each throws ApiError. */

/** Whether this device takes notifications. */
export const readPushState = () => call(calls.readPushState)

/** Lets the church notify this device. */
export const addPushDevice = (body: PushDeviceForm) => call(calls.addPushDevice, { body })

export const removePushDevice = () => call(calls.removePushDevice)
