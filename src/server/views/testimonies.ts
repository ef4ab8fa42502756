import type { Testimony } from '../../lib/contract/testimony.ts'

/** The approved testimonies that the page shows before the browser has asked, newest first; none yet. */
export async function approvedTestimonies(): Promise<Testimony[]> {
  return []
}
