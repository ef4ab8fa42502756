import { request } from '../../../lib/api/call.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { readTicketsPdf } from '../../../lib/contract/services/calls/registrations.ts'

/** Saves the tickets of an order as PDF. Throws ApiError. */
export async function saveTickets(secret: string, day: string): Promise<void> {
  const answer = await request(readTicketsPdf, { body: { secret } }).res()
  saveFile(`tickets-${day}.pdf`, await answer.blob(), 'application/pdf')
}
