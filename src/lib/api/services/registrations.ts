import { saveFile } from '../../browser/save-file.ts'
import { readBadges, readTicketsPdf } from '../../contract/services/calls/registrations.ts'
import { request } from '../call.ts'

/** Saves the name badges of an event as PDF. Throws ApiError. */
export async function saveBadges(id: number, day: string): Promise<void> {
  const answer = await request(readBadges, { id }).res()
  saveFile(`badges-${day}.pdf`, await answer.blob(), 'application/pdf')
}

/** Saves the tickets of an order as PDF. Throws ApiError. */
export async function saveTickets(secret: string, day: string): Promise<void> {
  const answer = await request(readTicketsPdf, { body: { secret } }).res()
  saveFile(`tickets-${day}.pdf`, await answer.blob(), 'application/pdf')
}
