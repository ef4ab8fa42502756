import type { Context } from 'hono'
import type { AssistantAnswer } from '../../../lib/contract/groups/assistant.ts'
import * as calls from '../../../lib/contract/groups/calls/assistants.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import { findAccount } from '../../accounts/accounts/repo.ts'
import { findAssisted } from '../../accounts/accounts/rights/assistants.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { assists, leads, roles, signedIn } from '../../accounts/accounts/rights/guards.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { inLanguageOf } from '../../accounts/accounts/sessions/kept-language.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idOf } from '../../platform/http/ids.ts'
import { Routes } from '../../platform/http/routes.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { endedEmail, namedEmail } from './assistant-emails.ts'
import { endAssistance, listAssistants, nameAssistant } from './assistants.ts'
import { assistantEmailWords, fellowshipRefusals } from './messages.ts'
import { answerOne } from './routes.ts'

const noSuch = () => fellowshipRefusals.doNotAssistLeader

/** Members who assist the leader of their fellowship: an extension (docs/decisions/accounts.md#duties). */
export const fellowshipAssistants = new Routes()
  .answer(calls.listAllAssistants, roles('admin'), async (c) => {
    const assistants = await listAssistants(c.var.db)
    await recordAccess(c, { what: 'who assists where', rows: assistants.length })
    return assistants
  })
  .answer(calls.layDownAssistance, signedIn, async (c) => {
    const { id: account } = callerOf(c)
    await c.var.db.transaction().execute(async (db) => {
      const assisted = (await findAssisted(db, account)) ?? refuse(409, fellowshipRefusals.youDoNotAssist)
      await endAssistance(db, assisted.id, account)
      await audit(c, db, 'Assistance laid down', { detail: assisted.name })
    })
    return { detail: fellowshipRefusals.youDoNotAssist2 }
  })
  .answer(calls.listAssistants, assists, async (c, { id }) => {
    const answer = await answerOf(c, c.var.db)
    await recordAccess(c, { what: `assistants of fellowship ${id}`, rows: answer.length })
    return answer
  })
  .answer(
    calls.nameAssistant,
    [leads, demands({ proof: 'always', tells: 'the assistant' })],
    async (c, { id, member }) => {
      await c.var.limits.consume('assistant by account', String(callerOf(c).id))
      const assistant = { fellowship: id, account: member }
      const { answer, isNews } = await c.var.db.transaction().execute(async (db) => {
        const isNews = await nameAssistant(db, { ...assistant, by: callerOf(c).id, now: c.var.now() })
        if (isNews) await audit(c, db, 'Assistant named', { detail: detailOf(assistant) })
        return { answer: await answerOf(c, db), isNews }
      })
      if (isNews) await tell(c, assistant.account, 'named')
      return answer
    },
  )
  .answer(calls.endAssistance, [leads, demands({ tells: 'the assistant' })], async (c, { id, member }) => {
    await c.var.limits.consume('assistant by account', String(callerOf(c).id))
    const assistant = { fellowship: id, account: member }
    const answer = await c.var.db.transaction().execute(async (db) => {
      if (!(await endAssistance(db, assistant.fellowship, assistant.account))) refuse(404, noSuch())
      await audit(c, db, 'Assistant removed', { detail: detailOf(assistant) })
      return answerOf(c, db)
    })
    await tell(c, assistant.account, 'ended')
    return answer
  })

const detailOf = ({ fellowship, account }: { fellowship: number; account: number }) =>
  `member ${account}, fellowship ${fellowship}`

async function answerOf(c: Context<AppEnv>, db: Db): Promise<AssistantAnswer[]> {
  const assistants = await listAssistants(db, idOf(c))
  return assistants.map(({ id, name, named_by, named_at }) => ({ id, name, named_by, named_at }))
}

/** E-mails a member whose address is confirmed; the dashboard tells everybody. */
async function tell(c: Context<AppEnv>, account: number, what: 'named' | 'ended'): Promise<void> {
  const { db, mail, settings } = c.var
  const [to, by] = [await findAccount(db, account), await findAccount(db, callerOf(c).id)]
  if (!to?.email || !to.email_confirmed_at || !by) return
  const { name } = await answerOne(c, idOf(c))
  const about = { firstName: to.first_name, fellowship: name, by: nameOfAccount(by) }
  const email = await inLanguageOf(db, to, () => {
    const address = pageAt(settings.PUBLIC_SITE_URL, '/dashboard', assistantEmailWords.page)
    return what === 'named' ? namedEmail({ ...about, address }) : endedEmail(about)
  })
  mail.send({ to: to.email, ...email })
}
