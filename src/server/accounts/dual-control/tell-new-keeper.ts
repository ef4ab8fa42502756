import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { tellKeepers } from './emails.ts'

/** Who becomes a super admin or a treasurer may approve payment details from then on: those who could before are told. */
export const tellNewKeeper = (c: Context<AppEnv>, who: string, as: string): void =>
  tellKeepers(c, {
    subject: `${who}: ${as}`,
    what: `${callerOf(c).username} gave ${who} work with which somebody may approve what tells people where their money goes: ${as}.`,
    place: 'Users',
    words: { old: [], new: [`${who}: ${as}`] },
  })
