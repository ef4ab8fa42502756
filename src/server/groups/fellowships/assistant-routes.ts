import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { Done } from '../../../lib/contract/answer.ts'
import { AssistantAnswer, AssistantThereAnswer } from '../../../lib/contract/groups/assistant.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import { findAccount } from '../../accounts/accounts/repo.ts'
import { findAssisted } from '../../accounts/accounts/rights/assistants.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { assists, leads, roles, signedIn } from '../../accounts/accounts/rights/guards.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { note } from '../../settings/system-log/note.ts'
import { endedEmail, namedEmail } from './assistant-emails.ts'
import { endAssistance, listAssistants, nameAssistant } from './assistants.ts'
import { answerOne } from './routes.ts'

const member = ':member{[0-9]{1,15}}'
const Assistants = z.array(AssistantAnswer)
const noSuch = 'They do not assist the leader of this fellowship.'

/** Members who assist the leader of their fellowship: an extension (docs/decisions/accounts.md#duties). */
export const fellowshipAssistants = new Hono<AppEnv>()
  .get(
    '/assistants',
    roles('admin'),
    describe({
      summary: 'Who assists where',
      answer: z.array(AssistantThereAnswer),
    }),
    async (c) => {
      const found = await listAssistants(c.var.db)
      await recordAccess(c, { what: 'who assists where', rows: found.length })
      return c.json(found)
    },
  )
  .delete(
    '/my/assistance',
    signedIn,
    describe({ summary: 'Ends that I assist a leader', answer: Done }),
    async (c) => {
      const { id: account } = callerOf(c)
      await c.var.db.transaction().execute(async (db) => {
        const assisted = (await findAssisted(db, account)) ?? refuse(409, 'You do not assist a leader.')
        await endAssistance(db, assisted.id, account)
        await note(c, db, 'Assistance laid down', { detail: assisted.name })
      })
      return c.json({ detail: 'You do not assist the leader any more. Thank you for what you did.' })
    },
  )
  .get(
    `/${id}/assistants`,
    assists,
    describe({ summary: 'Who assists the leader', answer: Assistants }),
    async (c) => {
      const found = await answerOf(c, c.var.db)
      await recordAccess(c, { what: `assistants of fellowship ${idOf(c)}`, rows: found.length })
      return c.json(found)
    },
  )
  .put(
    `/${id}/assistants/${member}`,
    leads,
    demands({ proof: 'always', tells: 'the assistant' }),
    describe({ summary: 'Names an assistant', answer: Assistants }),
    async (c) => {
      await c.var.limits.consume('assistant by account', String(callerOf(c).id))
      const asked = { fellowship: idOf(c), account: idOf(c, 'member') }
      const { answer, isNews } = await c.var.db.transaction().execute(async (db) => {
        const isNews = await nameAssistant(db, { ...asked, by: callerOf(c).id, now: c.var.now() })
        if (isNews) await note(c, db, 'Assistant named', { detail: detailOf(asked) })
        return { answer: await answerOf(c, db), isNews }
      })
      if (isNews) await tell(c, asked.account, 'named')
      return c.json(answer)
    },
  )
  .delete(
    `/${id}/assistants/${member}`,
    leads,
    demands({ tells: 'the assistant' }),
    describe({ summary: 'Takes it back', answer: Assistants }),
    async (c) => {
      await c.var.limits.consume('assistant by account', String(callerOf(c).id))
      const asked = { fellowship: idOf(c), account: idOf(c, 'member') }
      const answer = await c.var.db.transaction().execute(async (db) => {
        if (!(await endAssistance(db, asked.fellowship, asked.account))) refuse(404, noSuch)
        await note(c, db, 'Assistant removed', { detail: detailOf(asked) })
        return answerOf(c, db)
      })
      await tell(c, asked.account, 'ended')
      return c.json(answer)
    },
  )

const detailOf = ({ fellowship, account }: { fellowship: number; account: number }) =>
  `member ${account}, fellowship ${fellowship}`

async function answerOf(c: Context<AppEnv>, db: Db): Promise<AssistantAnswer[]> {
  const found = await listAssistants(db, idOf(c))
  return found.map(({ id, name, named_by, named_at }) => ({ id, name, named_by, named_at }))
}

/** E-mails a member whose address is confirmed; the dashboard tells everybody. */
async function tell(c: Context<AppEnv>, account: number, what: 'named' | 'ended'): Promise<void> {
  const { db, mail, settings } = c.var
  const [to, by] = [await findAccount(db, account), await findAccount(db, callerOf(c).id)]
  if (!to?.email || !to.email_confirmed_at || !by) return
  const { name } = await answerOne(c, idOf(c))
  const words = {
    ...{ firstName: to.first_name, fellowship: name },
    by: nameOfAccount(by),
  }
  const address = pageAt(settings.PUBLIC_SITE_URL, '/dashboard', 'My Dashboard')
  mail.send({ to: to.email, ...(what === 'named' ? namedEmail({ ...words, address }) : endedEmail(words)) })
}
