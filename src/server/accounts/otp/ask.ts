import type { Context } from 'hono'
import type { CodeAsked } from '../../../lib/contract/accounts/otp.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { countryOf } from '../../settings/church-settings/place.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'
import { findOwner } from '../accounts/addresses/confirmed-telephones.ts'
import { accountRefusals } from '../accounts/messages.ts'
import { readTelephone } from '../accounts/telephones.ts'
import { admitConfirmation } from './admit-confirmation.ts'
import { addCode, type Purpose } from './codes.ts'
import { offersCodes } from './offer.ts'
import { budgetOf, sendLater } from './send.ts'
import { isExhausted } from './spending.ts'

type Asked = { telephone: string; purpose: Purpose; accountId?: number }

/**
 * Answers a request for a code, alike for known and unknown numbers: the same writes, and the text message goes later. Throws 400 for what
 * is no number of the church's country, 409 where no codes go now or the profile is missing, and 429.
 */
export async function askForCode(
  c: Context<AppEnv>,
  { telephone: written, purpose, accountId }: Asked,
): Promise<CodeAsked> {
  const { db } = c.var
  const settings = await readChurchSettings(db)
  if (!offersCodes(c.var.messaging.sms, settings)) refuse(409, none())
  const telephone = readTelephone({ telephone: written }, await countryOf(db))
  if (accountId !== undefined) await admitConfirmation(c, { accountId, telephone })
  const budget = await budgetOf(db, { purpose, telephone, accountId })
  // A code that confirms goes to any number: how many went tells nobody which ones are known.
  const exact = purpose === 'confirm'
  if (await isExhausted(db, { budget, cost: settings.sms_price, now: c.var.now(), exact }))
    refuse(409, exact ? noneToConfirm() : exhausted())
  const { id, token, code } = await db.transaction().execute(async (transaction) => {
    const owner = (await findOwner(transaction, telephone))?.account_id
    return addCode(c, transaction, { telephone, purpose, accountId, owner })
  })
  if (code) sendLater(c, { id, code, telephone, purpose })
  return { request: token, detail: purpose === 'confirm' ? onItsWay() : ifKnown() }
}

const none = () => accountRefusals.churchSendsNoCodes
const exhausted = () => accountRefusals.codesByTextMessage
const noneToConfirm = () => accountRefusals.codesThatConfirmNumber
const onItsWay = () => accountRefusals.codeOnItsWay
const ifKnown = () => accountRefusals.ifNumberConfirmedFor
