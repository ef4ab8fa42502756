import type { Context } from 'hono'
import { invitationPhrase } from '../../../lib/accounts/invitation-words.ts'
import * as calls from '../../../lib/contract/accounts/calls/invitations.ts'
import type { InvitationForm, NewInvitationAnswer } from '../../../lib/contract/accounts/invitation.ts'
import { shortNameOf } from '../../../lib/contract/website/church.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { sourceLanguage } from '../../../lib/words/define.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { inLanguage } from '../../platform/words/speaking.ts'
import { fellowshipExists } from '../../register/fellowships/joining.ts'
import { churchDay, countryOf } from '../../settings/church-settings/place.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { accountAnswers, accountRefusals } from '../accounts/messages.ts'
import { findAccount } from '../accounts/repo.ts'
import { demands } from '../accounts/rights/demands.ts'
import { refuseFourthSignatory } from '../accounts/rights/give-duties.ts'
import { roles } from '../accounts/rights/guards.ts'
import { siteOf } from '../accounts/rights/site.ts'
import { inLanguageOf } from '../accounts/sessions/kept-language.ts'
import { emailKey } from '../accounts/sessions/limit-keys.ts'
import { readTelephone } from '../accounts/telephones.ts'
import { tellNewKeeper } from '../dual-control/tell-new-keeper.ts'
import { invitationEmail } from './invitation-email.ts'
import {
  addInvitation,
  findInvitation,
  invitationOrders,
  listInvitations,
  withdrawInvitation,
} from './repo.ts'

/** Invitations to serve, made by super admins: an extension (docs/decisions/accounts.md#invitation-links). */
export const invitations = new Routes()
  .answer(calls.listInvitations, roles('admin'), async (c) => {
    const paging = readPaging(c, invitationOrders)
    const invitations = await listInvitations(c.var.db, paging, c.var.now())
    await recordAccess(c, { what: 'invitations', rows: invitations.rows.length, filter: '' })
    return answerPage(c, paging, invitations)
  })
  .answer(
    calls.addInvitation,
    [
      roles('admin'),
      demands({ proof: 'always', tells: 'who is invited; of an admin or treasurer the others' }),
    ],
    async (c) => {
      await c.var.limits.consume('invitation by account', String(callerOf(c).id))
      return invite(c, await bodyOf(c))
    },
  )
  .answer(calls.withdrawInvitation, [roles('admin'), demands('nothing')], async (c, { id }) => {
    await c.var.db.transaction().execute(async (db) => {
      const invitation = await findInvitation(db, id, c.var.now())
      if (!invitation) refuse(404, accountRefusals.noInvitation)
      if (!(await withdrawInvitation(db, invitation.id, c.var.now())))
        refuse(409, accountRefusals.invitationWasTakenOr)
      await audit(c, db, 'Invitation withdrawn', { detail: loggedPhrase(invitation) })
    })
    return { detail: accountAnswers.invitationWithdrawnItsLink }
  })

async function invite(c: Context<AppEnv>, form: InvitationForm): Promise<NewInvitationAnswer> {
  const { db: open, limits, now } = c.var
  const telephone = form.telephone && readTelephone({ telephone: form.telephone }, await countryOf(open))
  if (form.email) await limits.consume('e-mail by recipient', emailKey(form.email))
  const made = await open.transaction().execute(async (db) => {
    if (form.fellowship !== null && !(await fellowshipExists(db, form.fellowship)))
      refuseFields({ fellowship: [accountRefusals.noFellowship2] })
    if (form.duties.includes('signatory')) await refuseFourthSignatory(db, 0)
    const { id, token, until } = await addInvitation(db, {
      form,
      telephone,
      by: callerOf(c).id,
      at: now(),
    })
    const invitation = (await findInvitation(db, id, now())) ?? refuse(404, accountRefusals.noInvitation)
    await audit(c, db, 'Invitation made', { detail: loggedPhrase(invitation) })
    return { invitation, until, link: new URL(`/invitation#${token}`, siteOf(c)).href }
  })
  if (form.email) await sendEmail(c, made)
  if (form.role === 'admin') tellNewKeeper(c, form.name, 'superAdminLater')
  if (form.duties.includes('treasurer')) tellNewKeeper(c, form.name, 'treasurerLater')
  return { invitation: made.invitation, link: made.link }
}

/** What an invitation asks, in the language of the system log. */
const loggedPhrase = (invitation: Parameters<typeof invitationPhrase>[0]): string =>
  inLanguage(sourceLanguage, () => invitationPhrase(invitation))

type Made = NewInvitationAnswer & { until: Date }

async function sendEmail(c: Context<AppEnv>, { invitation, link, until }: Made): Promise<void> {
  const { db, mail } = c.var
  const by = await findAccount(db, callerOf(c).id)
  const church = shortNameOf(await readChurch(db))
  const day = formatDay(await churchDay(db, until))
  // Who is invited has chosen no language yet; that of the request is the admin's.
  const email = await inLanguageOf(db, undefined, () =>
    invitationEmail({
      church,
      invitedBy: by ? `${by.first_name} ${by.last_name}` : invitation.invited_by,
      invitedTo: invitationPhrase(invitation),
      link,
      until: day,
    }),
  )
  if (invitation.email) mail.send({ until, to: invitation.email, ...email })
}
