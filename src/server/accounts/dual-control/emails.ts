import type { Context } from 'hono'
import { dayIn, hourIn } from '../../../lib/time/church-time.ts'
import type { AppEnv } from '../../platform/context.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { expectTelling } from '../accounts/rights/demands.ts'
import { pageAt } from '../accounts/rights/site.ts'
import type { ChangedLines } from './changes.ts'
import { type Keeper, listKeepers, listStaff } from './keepers.ts'
import { keeperEmails } from './messages.ts'

type Told = {
  subject: string
  /** What has happened, in a sentence or two. */
  what: string
  place: string
  words: ChangedLines
  /** Whether everybody who works for the church is told, because nobody else can approve it. */
  everybody?: boolean
}

/**
 * E-mails super admins and treasurers in the background that what tells people where money goes was touched: who, when, the former words
 * and the new ones. Who did it is told, too: it may have been somebody else in their session.
 */
export function tellKeepers(c: Context<AppEnv>, { subject, what, place, words, everybody }: Told): void {
  expectTelling(c)
  const { background, db, mail, settings, caller, address } = c.var
  const now = c.var.now()
  const tell = async () => {
    const zone = await zoneOf(db)
    const where = pageAt(settings.PUBLIC_SITE_URL, '/dashboard', keeperEmails.yourDashboard)
    const facts = [
      keeperEmails.wherePlace({ place }),
      keeperEmails.whoUsernameFromAddress({ username: caller?.username ?? '', address }),
      keeperEmails.whenDayHour({ day: dayIn(zone, now), hour: hourIn(zone, now) }),
      `Before:\n${listed(words.old)}`,
      `New:\n${listed(words.new)}`,
    ]
    const keepers = await (everybody ? listStaff(db) : listKeepers(db))
    for (const { email, first_name } of keepers.filter(hasEmail))
      mail.send({
        to: email,
        subject,
        text: `Dear ${first_name},\n\n${what}\n\n${facts.join('\n\n')}\n\nIs this wrong? Look at it now:\n${where}\n`,
      })
  }
  background.run(tell())
}

const hasEmail = (one: Keeper): one is Keeper & { email: string } => one.email !== null

/** The most lines of an e-mail. */
const most = 40

function listed(lines: readonly string[]): string {
  const shown = lines.slice(0, most).map((line) => `  ${line.replace(/\s+/g, ' ').slice(0, 300)}`)
  const left = lines.length - shown.length
  return [...(shown.length > 0 ? shown : ['  (nothing)']), ...(left > 0 ? [`  and ${left} more`] : [])].join(
    '\n',
  )
}
