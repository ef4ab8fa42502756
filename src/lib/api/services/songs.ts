import type * as z from 'zod/mini'
import { saveFile } from '../../browser/save-file.ts'
import { importSongs, listSongs, saveSongFiles as saveFiles } from '../../contract/services/calls/songs.ts'
import type { ImportAnswer, SongFilesForm } from '../../contract/services/song.ts'
import { call, request } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

/** Weeks after which a song may be sung again. */
const restWeeks = 6

/** A page of the song library. `status`: `rested` for songs that were not sung for six weeks, `archived`; `category`: the theme. */
export const listSongPage = ({ status, category, language, ...query }: ListQuery) => {
  const { limit, offset, search, ordering } = query
  return call(listSongs, {
    query: {
      ...{ limit, offset, search, ordering, language, theme: category },
      not_for: status === 'rested' ? restWeeks : '',
      archived: status === 'archived' ? '1' : '',
    },
  })
}

/** Saves chosen songs as a file under the name that the server gives it. Throws ApiError. */
export async function saveSongFiles(body: z.input<typeof SongFilesForm>): Promise<void> {
  const answer = await request(saveFiles, { body }).res()
  const name = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  const blob = await answer.blob()
  saveFile(name ? decodeURIComponent(name) : 'songs', blob, blob.type)
}

/** What becomes of the songs of a file; `check` stores nothing. Throws ApiError. */
export function sendSongFile(file: File, act: 'check' | 'import', language: string): Promise<ImportAnswer> {
  const body = new FormData()
  body.set('act', act)
  body.set('language', language)
  body.set('file', file)
  return call(importSongs, { body })
}
