import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { tellKeepers } from './emails.ts'
import { keeperEmails } from './messages.ts'

type KeeperWork = 'superAdmin' | 'treasurer' | 'superAdminLater' | 'treasurerLater'

/** Who becomes a super admin or a treasurer may approve payment details from then on: those who could before are told. */
export function tellNewKeeper(c: Context<AppEnv>, who: string, as: KeeperWork): void {
  const by = callerOf(c).username
  const name = () => who || keeperEmails.somebody
  tellKeepers(c, {
    subject: () => `${name()}: ${keeperEmails[as]}`,
    what: () => keeperEmails.newKeeper({ by, who: name(), work: keeperEmails[as] }),
    place: () => keeperEmails.users,
    words: () => ({ old: [], new: [`${name()}: ${keeperEmails[as]}`] }),
  })
}
