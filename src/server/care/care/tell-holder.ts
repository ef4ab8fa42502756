import type { Context } from 'hono'
import { accountEmailWords } from '../../accounts/accounts/messages.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { sendOptionalEmail } from '../../accounts/member-settings/optional-emails.ts'
import type { AppEnv } from '../../platform/context.ts'
import { careEmailWords as words } from './messages.ts'

type Told = { subject: string; text: string; path: string; name: string }

/** What each of them is called, and where it is found, in the language of the reader. */
const told: Record<'task' | 'card', (by: string) => Told> = {
  task: (by: string) => ({
    subject: words.taskSubject,
    text: words.task({ by }),
    path: '/care#mine',
    name: words.tasksPage,
  }),
  card: (by: string) => ({
    subject: words.newcomerSubject,
    text: words.newcomer({ by }),
    path: '/care#newcomers',
    name: words.newcomersPage,
  }),
}

/** E-mails who got a task or a newcomer's card from somebody else. Whom it is about, and its words, stay in the workspace. */
export function tellHolder(c: Context<AppEnv>, account: number, kind: keyof typeof told): void {
  sendOptionalEmail(c, { to: account, choice: 'news_mail' }, ({ first_name }) => {
    const { subject, text, path, name } = told[kind](c.var.caller?.username ?? '')
    const link = pageAt(c.var.settings.PUBLIC_SITE_URL, path, name)
    return { subject, text: `${accountEmailWords.dear({ name: first_name })}\n\n${text}\n\n${link}` }
  })
}
