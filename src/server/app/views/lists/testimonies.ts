import { Testimony, testimonyAnswer } from '../../../../lib/contract/care/testimony.ts'
import { listTestimonies } from '../../../care/testimonies/repo.ts'
import { zoneOf } from '../../../settings/church-settings/place.ts'
import { church } from '../church.ts'
import { listFromBackend } from '../other-backend.ts'

/** The page contains the newest; the browser then fetches all (spec 1 §7). */
export const shownTestimonies = 60

/** The newest approved testimonies for the server-rendered page, newest first. */
export async function approvedTestimonies(): Promise<Testimony[]> {
  const elsewhere = await listFromBackend('members/testimonies/', Testimony)
  if (elsewhere) return elsewhere.filter((one) => one.is_approved !== false).slice(0, shownTestimonies)
  const newest = { limit: shownTestimonies, offset: 0, search: '', order: undefined }
  const { rows } = await listTestimonies(church().db, { visibleTo: undefined }, newest)
  const zone = await zoneOf(church().db)
  return rows.map((row) => Testimony.parse(testimonyAnswer(row, zone)))
}
