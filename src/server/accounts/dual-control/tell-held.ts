import type { Context } from 'hono'
import { dayIn, hourIn } from '../../../lib/time/church-time.ts'
import type { AppEnv } from '../../platform/context.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import type { ChangedLines } from './changes.ts'
import { tellKeepers } from './emails.ts'
import { keeperEmails } from './messages.ts'

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
      subject: () => keeperEmails.paymentDetailsPlaceWait({ place }),
      what: () => keeperEmails.somebodyChangedWhatTells,
    })
    return
  }
  const tell = async () => {
    const zone = await zoneOf(c.var.db)
    tellKeepers(c, {
      ...about,
      everybody: true,
      subject: () => keeperEmails.paymentDetailsPlaceChange({ place }),
      what: () =>
        keeperEmails.somebodyChangedWhatTells2({ day: dayIn(zone, until), hour: hourIn(zone, until) }),
    })
  }
  c.var.background.run(tell())
}
