import type { Context } from 'hono'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { longDay } from '../../../lib/time/long-day.ts'
import { accountEmailWords } from '../../accounts/accounts/messages.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { sendOptionalEmail } from '../../accounts/member-settings/optional-emails.ts'
import type { AppEnv } from '../../platform/context.ts'
import { rotaEmailWords as words } from './messages.ts'
import type { ShiftRow } from './shifts.ts'

/* E-mails about what somebody else did with a shift. Their words are read in the language of who gets them. */

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

const named = ({ team_name, service_title, day }: ShiftRow) =>
  words.shift({
    team: oneLine(team_name),
    service: oneLine(service_title),
    day: calendarWords.day({ day: longDay(day) }),
  })

type Told = { subject: string; paragraphs: (string | undefined)[] }

function tell(c: Context<AppEnv>, to: number | null, told: () => Told): void {
  sendOptionalEmail(c, { to, choice: 'news_mail' }, ({ first_name }) => {
    const { subject, paragraphs } = told()
    const page = pageAt(c.var.settings.PUBLIC_SITE_URL, '/rota', words.page)
    const dear = accountEmailWords.dear({ name: first_name })
    return { subject, text: [dear, ...paragraphs, page].filter(Boolean).join('\n\n') }
  })
}

/** Tells the account that asked that the shift was declined. */
export const tellDeclined = (c: Context<AppEnv>, shift: ShiftRow): void =>
  tell(c, shift.asked_by, () => ({
    subject: words.openSubject,
    paragraphs: [words.open({ shift: named(shift) })],
  }))

/** Tells the account that offered a shift that it was taken. */
export const tellTaken = (c: Context<AppEnv>, shift: ShiftRow): void =>
  tell(c, shift.account_id, () => ({
    subject: words.takenSubject,
    paragraphs: [words.taken({ shift: named(shift) })],
  }))

/** Tells each account that asked which shifts are open again, since somebody has left the team: one e-mail each. */
export const tellLeft = (c: Context<AppEnv>, shifts: readonly ShiftRow[]): void =>
  tellEach(
    c,
    shifts,
    () => ({ subject: words.openAgainSubject, why: words.left }),
    ({ asked_by }) => asked_by,
  )

/** Tells the account that was asked that the shift was withdrawn. */
export const tellWithdrawn = (c: Context<AppEnv>, shift: ShiftRow): void =>
  tell(c, shift.account_id, () => ({
    subject: words.notNeeded,
    paragraphs: [words.withdrawn({ shift: named(shift) })],
  }))

/** Tells who held shifts that these are withdrawn, since the keeper of the rota has taken them out of the team. */
export const tellRemoved = (c: Context<AppEnv>, shifts: readonly ShiftRow[]): void =>
  tellEach(c, shifts, () => ({
    subject: words.notNeeded,
    why: words.removed,
    close: words.thanksForService,
  }))

/** Tells those who held shifts that these are withdrawn, since their service is on another weekday now: one e-mail each. */
export const tellMoved = (c: Context<AppEnv>, shifts: readonly ShiftRow[]): void =>
  tellEach(c, shifts, () => ({ subject: words.notNeeded, why: words.moved, close: words.thanksNewDay }))

/** Tells those who hold shifts of a service that was deleted: one e-mail each. */
export const tellDeleted = (c: Context<AppEnv>, shifts: readonly ShiftRow[]): void =>
  tellEach(c, shifts, () => ({ subject: words.notNeeded, why: words.deleted, close: words.thankYou }))

/** Tells those who hold shifts of a service that came back from the bin: one e-mail each. */
export const tellRestored = (c: Context<AppEnv>, shifts: readonly ShiftRow[]): void =>
  tellEach(c, shifts, () => ({ subject: words.neededSubject, why: words.needed, close: words.thankYou }))

type Reason = { subject: string; why: string; close?: string }

/** One e-mail to each whom it concerns, by default who holds the shift, with the days of all their shifts. */
function tellEach(
  c: Context<AppEnv>,
  shifts: readonly ShiftRow[],
  reason: () => Reason,
  to: (shift: ShiftRow) => number | null = ({ account_id }) => account_id,
): void {
  for (const [account, own] of Map.groupBy(shifts, to))
    tell(c, account, () => {
      const { subject, why, close } = reason()
      return { subject, paragraphs: [why, own.map((shift) => `- ${named(shift)}`).join('\n'), close] }
    })
}
