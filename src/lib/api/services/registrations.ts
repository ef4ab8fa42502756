import { saveFile } from '../../browser/save-file.ts'
import { readBadges } from '../../contract/services/calls/registrations.ts'
import { request } from '../call.ts'

/** Saves the name badges of an event as PDF. Throws ApiError. */
export async function saveBadges(id: number, day: string): Promise<void> {
  const answer = await request(readBadges, { id }).res()
  saveFile(`badges-${day}.pdf`, await answer.blob(), 'application/pdf')
}
