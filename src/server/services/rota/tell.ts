import type { Context } from 'hono'
import { longDay } from '../../../lib/time/long-day.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { sendOptionalEmail } from '../../accounts/member-settings/optional-emails.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { ShiftRow } from './shifts.ts'

/* E-mails about what somebody else did with a shift. */

const named = ({ team_name, service_title, day }: ShiftRow) =>
  `${team_name}: ${service_title}, ${longDay(day)}`.replace(/\s+/g, ' ')

function tell(c: Context<AppEnv>, to: number | null, subject: string, words: string): void {
  const page = pageAt(c.var.settings.PUBLIC_SITE_URL, '/rota', 'Rota')
  sendOptionalEmail(c, { to, choice: 'news_mail' }, ({ first_name }) => ({
    subject,
    text: `Dear ${first_name},\n\n${words}\n\n${page}`,
  }))
}

/** Tells the account that asked that the shift was declined. */
export const tellDeclined = (c: Context<AppEnv>, shift: ShiftRow): void =>
  tell(
    c,
    shift.asked_by,
    'A turn is open again',
    `Somebody you asked cannot come. ${named(shift)} is open again.`,
  )

/** Tells the account that offered a shift that it was taken. */
export const tellTaken = (c: Context<AppEnv>, shift: ShiftRow): void =>
  tell(
    c,
    shift.account_id,
    'Your turn is taken',
    `Somebody of your team serves in your place: ${named(shift)}.`,
  )

/** Tells each account that asked which shifts are open again, since somebody has left the team: one e-mail each. */
export const tellLeft = (c: Context<AppEnv>, shifts: readonly ShiftRow[]): void =>
  tellEach(c, shifts, {
    subject: 'Turns are open again',
    why: 'Somebody you asked has left the team, and these turns are open again',
    to: ({ asked_by }) => asked_by,
  })

const notNeeded = 'You are not needed after all'

/** Tells the account that was asked that the shift was withdrawn. */
export const tellWithdrawn = (c: Context<AppEnv>, shift: ShiftRow): void =>
  tell(c, shift.account_id, notNeeded, `You need not come: ${named(shift)}. Thank you.`)

/** Tells who held shifts that these are withdrawn, since the keeper of the rota has taken them out of the team. */
export const tellRemoved = (c: Context<AppEnv>, shifts: readonly ShiftRow[]): void =>
  tellEach(c, shifts, {
    subject: notNeeded,
    why: 'You are not in this team any more, so you need not come',
    close: 'Thank you for your service.',
  })

/** Tells those who held shifts that these are withdrawn, since their service is on another weekday now: one e-mail each. */
export const tellMoved = (c: Context<AppEnv>, shifts: readonly ShiftRow[]): void =>
  tellEach(c, shifts, {
    subject: notNeeded,
    why: 'The service is on another day of the week now, so you need not come',
    close: 'You may be asked for the new day. Thank you.',
  })

/** Tells those who hold shifts of a service that was deleted: one e-mail each. */
export const tellDeleted = (c: Context<AppEnv>, shifts: readonly ShiftRow[]): void =>
  tellEach(c, shifts, {
    subject: notNeeded,
    why: 'The service is not held any more, so you need not come',
    close: 'Thank you.',
  })

/** Tells those who hold shifts of a service that came back from the bin: one e-mail each. */
export const tellRestored = (c: Context<AppEnv>, shifts: readonly ShiftRow[]): void =>
  tellEach(c, shifts, {
    subject: 'You are needed after all',
    why: 'The service is held after all, and you are on the rota again as before',
    close: 'Thank you.',
  })

/** `to`: whom it concerns; who holds the shift without it. */
type Words = { subject: string; why: string; close?: string; to?: (shift: ShiftRow) => number | null }

/** One e-mail to each of them, with the days of all their shifts. */
function tellEach(c: Context<AppEnv>, shifts: readonly ShiftRow[], { subject, why, close, to }: Words): void {
  for (const [account, own] of Map.groupBy(shifts, to ?? (({ account_id }) => account_id))) {
    const days = own.map((shift) => `- ${named(shift)}`).join('\n')
    tell(c, account, subject, [`${why}:`, days, close].filter(Boolean).join('\n\n'))
  }
}
