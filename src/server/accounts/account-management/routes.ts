import type { Context } from 'hono'
import { type AccountChanges, roles as roleChoices } from '../../../lib/contract/accounts/account.ts'
import * as managementCalls from '../../../lib/contract/accounts/calls/account-management.ts'
import * as ownCalls from '../../../lib/contract/accounts/calls/own-account.ts'
import * as sessionCalls from '../../../lib/contract/accounts/calls/session.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/pagination.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { countryOf, zoneOf } from '../../settings/church-settings/place.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { dropTelephone } from '../accounts/addresses/confirmed-telephones.ts'
import { accountClosed, emailOwner } from '../accounts/addresses/owner-emails.ts'
import { telephoneDropped } from '../accounts/addresses/telephone-emails.ts'
import { formatDeletion } from '../accounts/closing.ts'
import { accountAnswers, accountRefusals } from '../accounts/messages.ts'
import { verifyPassword } from '../accounts/passwords/passwords.ts'
import { refuseSentences } from '../accounts/persons-names.ts'
import {
  type Account,
  type AccountColumns,
  changeAccount,
  describeAccount,
  findAccount,
  findByLogin,
  findDescription,
} from '../accounts/repo.ts'
import { demands } from '../accounts/rights/demands.ts'
import { roles, signedIn } from '../accounts/rights/guards.ts'
import { requireRecentProof } from '../accounts/rights/step-up.ts'
import { readTelephone } from '../accounts/telephones.ts'
import { changeEmail, wantsEmail } from './change-email.ts'
import { closeAccount } from './close-account.ts'
import { mayChange } from './may-change.ts'
import { accountOrders, findAccountDetails, listAccounts } from './repo.ts'

/** Accounts: the super admin's list, and members' own accounts (spec 1 §7, spec 2 §7). */
export const users = new Routes()
  .answer(managementCalls.listAccounts, roles('admin'), async (c) => {
    const role = readChoice(c, 'role', roleChoices)
    const paging = { ...readPaging(c, accountOrders), role, fellowship: readFellowship(c) }
    const users = await listAccounts(c.var.db, paging)
    await recordAccess(c, { what: 'accounts', rows: users.rows.length, filter: paging.search })
    return answerPage(c, paging, users)
  })
  .answer(managementCalls.readAccountDetails, roles('admin'), async (c, { id }) => {
    const person = (await findAccountDetails(c.var.db, id)) ?? refuse(404, accountRefusals.noMember)
    await recordAccess(c, { what: 'record of a person', rows: 1, subjectId: person.id })
    return person
  })
  .answer(sessionCalls.readMe, signedIn, async (c) => {
    const user = await findDescription(c.get('db'), callerOf(c).id)
    return user ?? refuse(404, accountRefusals.noMember)
  })
  .answer(
    ownCalls.closeAccount,
    [signedIn, demands({ proof: 'by the password', tells: 'the owner' })],
    async (c) => {
      const caller = callerOf(c)
      const { password } = await bodyOf(c)
      await c.var.limits.consume('password by account', String(caller.id))
      const account = await findAccount(c.var.db, caller.id)
      if (!account || !(await verifyPassword(account.password_hash, password)))
        return refuseFields({ password: [accountRefusals.notYourPassword] })
      const closed = await closeAccount(c, account)
      const zone = await zoneOf(c.var.db)
      emailOwner(c, closed, accountClosed(zone))
      const day = formatDeletion(closed.deletion_requested_at, zone)
      return {
        detail: accountAnswers.yourAccountClosedWill({ day }),
      }
    },
  )
  .answer(
    ownCalls.changePersonalDetails,
    [
      signedIn,
      demands({ proof: 'when it is another, or the e-mail address', tells: 'the owner of a new address' }),
    ],
    async (c, { username }) => {
      const caller = callerOf(c)
      mayChange(caller, username)
      const account = await findByLogin(c.var.db, username)
      if (account?.username !== username) refuse(404, accountRefusals.noMember)
      if (account.id !== caller.id) await requireRecentProof(c)
      const { email, ...changes } = await bodyOf(c)
      refuseSentences(changes, account)
      const newEmail = (await wantsEmail(c, account, email)) ? email : undefined
      await change(c, account, { columns: readColumns(changes, await countryOf(c.var.db)), email: newEmail })
      const changed = await findAccount(c.var.db, account.id)
      return describeAccount(c.var.db, changed ?? refuse(404, accountRefusals.noMember))
    },
  )

function readColumns(
  { telephone, ...names }: Omit<AccountChanges, 'email'>,
  country: string,
): AccountColumns {
  const given = Object.entries(names).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(given),
    ...(telephone !== undefined && { telephone: readTelephone({ telephone }, country) }),
  }
}

type Changes = { columns: AccountColumns; email: string | undefined }

/** Changes take effect at once, except for the e-mail address; its e-mails are sent after the commit. */
async function change(c: Context<AppEnv>, account: Account, { columns, email }: Changes): Promise<void> {
  const whose = account.id === callerOf(c).id ? [] : [`of ${account.username}`]
  const what =
    email === undefined ? [] : [email ? 'asked for another e-mail address' : 'e-mail address removed']
  const send = await c.var.db.transaction().execute(async (db) => {
    await changeAccount(db, account.id, columns)
    const { telephone } = columns
    const isDropped = telephone !== undefined && (await dropTelephone(db, account.id, telephone))
    await audit(c, db, 'Details changed', { detail: [...whose, ...what].join(', ') })
    const sendEmail = email === undefined ? undefined : await changeEmail(c, db, { account, email })
    return () => {
      if (isDropped) emailOwner(c, account, telephoneDropped)
      sendEmail?.()
    }
  })
  c.var.cache.invalidate('testimonies', 'prayers', 'fellowships')
  send()
}

/** The fellowship that a list is filtered by. Throws 400 for anything but an id and `none`. */
function readFellowship(c: Context<AppEnv>): number | 'none' | undefined {
  const given = c.req.query('fellowship')
  if (!given) return undefined
  if (given === 'none') return 'none'
  if (!/^\d{1,15}$/.test(given)) refuseFields({ fellowship: [accountRefusals.pleaseGiveIdFellowship] })
  return Number(given)
}
