import type { Context } from 'hono'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { sendOptionalEmail } from '../../accounts/member-settings/optional-emails.ts'
import type { AppEnv } from '../../platform/context.ts'

const words = {
  task: { subject: 'A task was handed to you', what: 'a task', page: ['/care#mine', 'Tasks'] },
  card: {
    subject: 'A newcomer was handed to you',
    what: 'a newcomer',
    page: ['/care#newcomers', 'Newcomers'],
  },
} as const

/** E-mails who got a task or a newcomer's card from somebody else. Whom it is about, and its words, stay in the workspace. */
export function tellHolder(c: Context<AppEnv>, account: number, kind: keyof typeof words): void {
  const { subject, what, page } = words[kind]
  const link = pageAt(c.var.settings.PUBLIC_SITE_URL, page[0], page[1])
  sendOptionalEmail(c, { to: account, choice: 'news_mail' }, ({ first_name }) => ({
    subject,
    text: `Dear ${first_name},\n\n${c.var.caller?.username} has handed ${what} to you. Who it is about, and what is to be done, you read here:\n\n${link}`,
  }))
}
