import * as z from 'zod/mini'
import { words } from './answer.ts'
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

/** A session on one device. */
export const DeviceSessionAnswer = z.strictObject({
  id: z.number(),
  created_at: words,
  last_used_at: words,
  address: words,
  user_agent: words,
  is_current: z.boolean(),
})
export type DeviceSessionAnswer = z.infer<typeof DeviceSessionAnswer>
