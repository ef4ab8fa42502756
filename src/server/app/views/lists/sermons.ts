import {
  Sermon,
  type SermonFields,
  type SermonInside,
  sermonAnswer,
} from '../../../../lib/contract/media/sermon.ts'
import { findSermon, listSermons, sermonsSaying, sermonsWithChapters } from '../../../media/sermons/repo.ts'
import { church } from '../church.ts'
import { listFromBackend } from '../other-backend.ts'

const all = { limit: 1000, offset: 0, search: '', order: undefined }

/** The ids of the newest thousand sermons; each has a page. */
export async function sermonNumbers(): Promise<number[]> {
  return (await allSermons()).map(({ id }) => id)
}

/** The page contains the newest; the browser then fetches all (spec 1 §7). */
export const shownSermons = 60

/** The newest sermons, at most 1,000, in the form in which the browser gets them from any backend. */
export async function newestSermons(most = shownSermons): Promise<Sermon[]> {
  const limit = Math.min(most, all.limit)
  const elsewhere = await sermonsFromBackend()
  if (elsewhere) return elsewhere.slice(0, limit)
  const { rows } = await listSermons(church().db, { ...all, limit })
  return rows.map((row) => Sermon.parse(sermonAnswer(row)))
}

/** The sermons with audio, newest first. */
export async function spokenSermons(): Promise<SermonFields[]> {
  return (await allSermons()).filter(({ audio }) => audio !== null)
}

/** The ids of the sermons that have chapters; another backend's have none. */
export const chapteredSermons = async (): Promise<ReadonlySet<number>> =>
  church().backend ? new Set() : sermonsWithChapters(church().db)

/** The ids of the newest sermons that contain the words, in their transcripts, too; another backend is not asked. */
export async function sermonsWith(words: string): Promise<number[]> {
  if (church().backend || !words.trim()) return []
  return (await sermonsSaying(church().db, words, all.limit)).map(({ id }) => id)
}

/** A sermon, or undefined. */
export async function publicSermon(id: number): Promise<(SermonFields & SermonInside) | undefined> {
  if (church().backend) {
    const sermon = (await allSermons()).find((one) => one.id === id)
    return sermon && { ...sermon, chapters: [], words: '' }
  }
  return (await findSermon(church().db, id))?.sermon
}

const sermonsFromBackend = () => listFromBackend('sermons/', Sermon)

async function allSermons(): Promise<SermonFields[]> {
  const elsewhere = await sermonsFromBackend()
  return elsewhere ? elsewhere.map(fieldsOf) : (await listSermons(church().db, all)).rows
}

/** A sermon of another backend; fields that it lacks get neutral values. */
function fieldsOf({ speaker, date, thumbnail, audio, video, ...sermon }: Sermon): SermonFields {
  return {
    ...sermon,
    preacher: speaker,
    date: date.slice(0, 10),
    category: 'sermon',
    duration_seconds: 0,
    version: 1,
    thumbnail: thumbnail || null,
    audio: audio || null,
    video: video || null,
    youtube_link: '',
    media_type: audio && !video ? 'audio' : 'video',
  }
}
