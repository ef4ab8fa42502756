import { offersCodes } from '../../accounts/otp/offer.ts'
import { church } from './church.ts'

/** Whether the pages offer codes by text message; a change of the church's settings makes the pages anew. */
export async function sendsCodes(): Promise<boolean> {
  const { readSettings, readModulesOff, sms } = church()
  return !(await readModulesOff()).has('texts') && offersCodes(sms, await readSettings())
}

/** What a church can do for who forgot the password. */
export async function waysToNewPassword() {
  const { readSettings, mails = true } = church()
  const { leaders_offer_passwords: leaders } = await readSettings()
  return { mails, codes: await sendsCodes(), leaders }
}
