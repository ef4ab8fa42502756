import type { Context } from 'hono'
import type { Why } from '../../../lib/contract/base.ts'
import { dayIn, hourIn } from '../../../lib/time/church-time.ts'
import type { AppEnv } from '../../platform/context.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { accountEmailWords } from '../accounts/messages.ts'
import { expectTelling } from '../accounts/rights/demands.ts'
import { pageAt } from '../accounts/rights/site.ts'
import { inLanguageOfAccount } from '../accounts/sessions/kept-language.ts'
import type { ChangedLines } from './changes.ts'
import { type Keeper, listKeepers, listStaff } from './keepers.ts'
import { keeperEmails } from './messages.ts'

type Told = {
  subject: Why
  /** What has happened, in a sentence or two. */
  what: Why
  place: Why
  /** The lines that differ; as a function where they are words of a language. */
  words: ChangedLines | (() => ChangedLines)
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
    const linesOf = () => (typeof words === 'function' ? words() : words)
    const write = (first_name: string) => ({
      subject: said(subject),
      text: [
        accountEmailWords.dear({ name: first_name }),
        said(what),
        keeperEmails.wherePlace({ place: said(place) }),
        keeperEmails.whoUsernameFromAddress({ username: caller?.username ?? '', address }),
        keeperEmails.whenDayHour({ day: dayIn(zone, now), hour: hourIn(zone, now) }),
        `${keeperEmails.before}\n${listed(linesOf().old)}`,
        `${keeperEmails.after}\n${listed(linesOf().new)}`,
        `${keeperEmails.isWrong}\n${pageAt(settings.PUBLIC_SITE_URL, '/dashboard', keeperEmails.yourDashboard)}\n`,
      ].join('\n\n'),
    })
    const keepers = await (everybody ? listStaff(db) : listKeepers(db))
    for (const { id, email, first_name } of keepers.filter(hasEmail))
      mail.send({ to: email, ...(await inLanguageOfAccount(db, id, () => write(first_name))) })
  }
  background.run(tell())
}

const said = (why: Why): string => (typeof why === 'string' ? why : why())

const hasEmail = (one: Keeper): one is Keeper & { email: string } => one.email !== null

/** The most lines of an e-mail. */
const most = 40

function listed(lines: readonly string[]): string {
  const shown = lines.slice(0, most).map((line) => `  ${line.replace(/\s+/g, ' ').slice(0, 300)}`)
  const left = lines.length - shown.length
  return [
    ...(shown.length > 0 ? shown : [`  ${keeperEmails.nothing}`]),
    ...(left > 0 ? [`  ${keeperEmails.more({ left })}`] : []),
  ].join('\n')
}
