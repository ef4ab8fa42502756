import * as z from 'zod/mini'
import { type Exact, flag, id, readerOf, text } from '../fields.ts'

/** A session on one device, for the list in the settings. */
const fields = { id, created_at: text, last_used_at: text, address: text, user_agent: text, is_current: flag }

export const DeviceSession = readerOf(fields, { required: ['id'] })
export type DeviceSession = z.infer<typeof DeviceSession>

export const DeviceSessionAnswer = z.strictObject(fields)
export type DeviceSessionAnswer = Exact<typeof fields>
