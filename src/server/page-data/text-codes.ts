import { offersCodes } from '../telephone-codes/offer.ts'
import { church } from './church.ts'

/** Whether the pages offer codes by text message; a change of the church's settings makes the pages anew. */
export async function sendsCodes(): Promise<boolean> {
  const { readSettings, sms } = church()
  return offersCodes(sms, await readSettings())
}
