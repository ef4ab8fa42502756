import type { TicketOffer } from '../../../../lib/contract/services/registration.ts'
import { purchaseWays } from '../../../giving/giving/purchases.ts'
import { isOpenOn, offerOf } from '../../../services/registrations/price.ts'
import { findRegistration } from '../../../services/registrations/settings.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { church } from '../church.ts'

/**
 * What a visitor may order of an event now; undefined where nobody registers for it. Of a fellowship's event nothing is told here but that it is one:
 * only its members see it, and the server knows them by their calls alone.
 */
export async function ticketOffer(event: number): Promise<TicketOffer | 'of a fellowship' | undefined> {
  const { db, now, giving } = church()
  const registered = await findRegistration(db, event)
  if (!registered) return undefined
  if (registered.event.fellowship_id !== null) return 'of a fellowship'
  const buyer = { isMember: false, today: await churchDay(db, now()) }
  const online = (await purchaseWays(db, giving.providers)) !== undefined
  return offerOf(db, { ...registered, buyer, online })
}

/** Whether visitors register for an event today. */
export async function takesRegistrations(event: number): Promise<boolean> {
  const { db, now } = church()
  const registered = await findRegistration(db, event)
  return (
    registered?.event.fellowship_id === null &&
    isOpenOn(registered.registration, registered.event, await churchDay(db, now()))
  )
}
