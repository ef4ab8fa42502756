import type { Context } from 'hono'
import { dayIn, hourIn } from '../../../lib/time/church-time.ts'
import type { AppEnv } from '../../platform/context.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import type { ChangedLines } from './changes.ts'
import { tellKeepers } from './emails.ts'

type Held = { place: string; words: ChangedLines; until: Date | null }

/**
 * E-mails that a change of payment details waits: its approvers, or, where the church has none and it comes into force by itself,
 * everybody who works for the church.
 */
export function tellHeld(c: Context<AppEnv>, { place, words, until }: Held): void {
  if (!c.var.demands?.second)
    throw new Error(`${c.req.method} ${c.req.path} does not declare its second person.`)
  const about = { place, words }
  if (!until) {
    tellKeepers(c, {
      ...about,
      subject: `Payment details of ${place} wait for a second person`,
      what: 'Somebody changed what tells people where their money goes. Visitors do not see it yet: another super admin or treasurer has to approve it.',
    })
    return
  }
  const tell = async () => {
    const zone = await zoneOf(c.var.db)
    tellKeepers(c, {
      ...about,
      everybody: true,
      subject: `Payment details of ${place} change in a day`,
      what: `Somebody changed what tells people where their money goes. Your church has nobody else who could approve it, so it comes into force by itself on ${dayIn(zone, until)} at ${hourIn(zone, until)}. Until then it can be stopped, and for a week after that undone. If you know nothing of it, ring the office now.`,
    })
  }
  c.var.background.run(tell())
}
