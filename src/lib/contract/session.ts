import * as z from 'zod/mini'
import { Flag, Id, Words } from './base.ts'

/** A session on one device, for the list in the settings. */
export const DeviceSession = z.looseObject({
  id: Id,
  last_used_at: Words,
  address: Words,
  user_agent: Words,
  is_current: Flag,
})
export type DeviceSession = z.infer<typeof DeviceSession>
