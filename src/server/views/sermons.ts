import { Sermon, type SermonFields, sermonAnswer } from '../../lib/contract/sermon.ts'
import { findSermon, listSermons } from '../sermons/repo.ts'
import { church } from './church.ts'

const all = { limit: 1000, offset: 0, search: '', order: undefined }

/** The numbers of the newest thousand sermons, each of which has a page. */
export async function sermonNumbers(): Promise<number[]> {
  const { rows } = await listSermons(church().db, all)
  return rows.map(({ id }) => id)
}

/** A page carries the newest; the browser then asks for all of them (spec 1 §7). */
export const shownSermons = 60

/** The newest sermons, as the browser reads them from any backend. */
export async function newestSermons(): Promise<Sermon[]> {
  const { rows } = await listSermons(church().db, { ...all, limit: shownSermons })
  return rows.map((row) => Sermon.parse(sermonAnswer(row)))
}

/** The sermons that can be listened to, newest first. */
export async function spokenSermons(): Promise<SermonFields[]> {
  const { rows } = await listSermons(church().db, all)
  return rows.filter(({ audio }) => audio !== null)
}

/** One sermon; undefined for none. */
export const publicSermon = async (id: number): Promise<SermonFields | undefined> =>
  (await findSermon(church().db, id))?.sermon
