import type { Context } from 'hono'
import { pageAt } from '../accounts/site.ts'
import type { AppEnv } from '../context.ts'
import { tellMember } from '../member-settings/optional-emails.ts'
import { longDay } from './days.ts'
import type { TurnRow } from './turns.ts'

/* E-mails about what somebody else did with a turn. */

const named = ({ team_name, service_title, day }: TurnRow) =>
  `${team_name}: ${service_title}, ${longDay(day)}`.replace(/\s+/g, ' ')

function tell(c: Context<AppEnv>, to: number | null, subject: string, words: string): void {
  const page = pageAt(c.var.settings.PUBLIC_SITE_URL, '/rota', 'Rota')
  tellMember(c, { to, choice: 'news_mail' }, ({ first_name }) => ({
    ...{ subject, text: `Dear ${first_name},\n\n${words}\n\n${page}` },
  }))
}

/** Tells who asked that the answer is no. */
export const tellDeclined = (c: Context<AppEnv>, turn: TurnRow): void =>
  tell(
    c,
    turn.asked_by,
    'A turn is open again',
    `Somebody you asked cannot come. ${named(turn)} is open again.`,
  )

/** Tells who offered a turn that it is taken. */
export const tellTaken = (c: Context<AppEnv>, turn: TurnRow): void =>
  tell(
    c,
    turn.account_id,
    'Your turn is taken',
    `Somebody of your team serves in your place: ${named(turn)}.`,
  )

/** Tells who was asked that they are not needed. */
export const tellWithdrawn = (c: Context<AppEnv>, turn: TurnRow): void =>
  tell(c, turn.account_id, 'You are not needed after all', `You need not come: ${named(turn)}. Thank you.`)
