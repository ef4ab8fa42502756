import { listSermons } from '../sermons/repo.ts'
import { church } from './church.ts'

const all = { limit: 1000, offset: 0, search: '', order: undefined }

/** The numbers of the newest thousand sermons, each of which has a page. */
export async function sermonNumbers(): Promise<number[]> {
  const { rows } = await listSermons(church().db, all)
  return rows.map(({ id }) => id)
}
