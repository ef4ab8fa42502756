import { findLiveStream } from '../../media/live/repo.ts'
import { church } from './church.ts'
import { memoize } from './memoize.ts'

/** The stream that is on air, which every page tells of; undefined off air, and where another backend has the streams. */
export const streamOnAir: () => Promise<{ title: string } | undefined> = memoize(['live'], async () => {
  const { db, backend } = church()
  const stream = backend ? undefined : await findLiveStream(db)
  return stream && { title: stream.title }
})
