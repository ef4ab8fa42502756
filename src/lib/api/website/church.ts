import * as calls from '../../contract/website/calls/own-church.ts'
import type { ChurchChanges } from '../../contract/website/church.ts'
import { call } from '../call.ts'

/* Who the church is, for the admin: extensions. Each throws ApiError. */

export const readOwnChurch = () => call(calls.readOwnChurch)

export const readSetup = () => call(calls.readSetup)

/** Shows this browser the pages of a church that is not open yet, for an hour. */
export const previewClosedChurch = () => call(calls.previewClosedChurch)

/** Returns who the church is now. Throws 409 when another admin changed it first. */
export const changeChurch = (body: ChurchChanges, seen: number) => call(calls.changeChurch, { body, seen })

/** A picture of any usual format. Throws like `changeChurch`. */
export function sendLogo(picture: File, seen: number) {
  const body = new FormData()
  body.set('logo', picture)
  return call(calls.sendLogo, { body, seen })
}

/** Throws like `changeChurch`. */
export const removeLogo = (seen: number) => call(calls.removeLogo, { seen })
