import { defaultChurchSettings } from '../../lib/contract/church-settings.ts'
import { forgetChurchSettings, storedSettings } from '../church-settings/repo.ts'
import { offersCodes } from '../telephone-codes/offer.ts'
import { church } from './church.ts'

/** Whether the pages offer codes by text message; a change of the church's settings makes the pages anew. */
export async function sendsCodes(): Promise<boolean> {
  const { db, sms } = church()
  if (!sms) return false
  // This bundle has a cache of its own, which nothing clears.
  forgetChurchSettings(db)
  return offersCodes(sms, { ...defaultChurchSettings, ...(await storedSettings(db)).changed })
}
