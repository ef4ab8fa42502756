import * as z from 'zod/mini'
import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  ComingSongs,
  ImportAnswer,
  ImportForm,
  SongAnswer,
  SongFilesForm,
  SongForm,
  SongHead,
  SongReportRow,
  SongRights,
  SongUse,
  SongUseForm,
} from '../song.ts'

export const listSongs = route('GET', 'songs/', {
  summary: 'The song library; the search takes titles, authors, hymn books and any line',
  paged: true,
  query: {
    theme: 'a theme',
    language: 'a language of the words, such as tw',
    not_for: 'weeks in which it was not sung',
    archived: '1: archived songs alone',
  },
  answer: partOf(SongHead),
  exact: pageOf(SongHead),
})

export const readSongRights = route('GET', 'songs/rights/', {
  summary: 'What the caller may do with songs, the licence, and what songs are chosen by',
  answer: SongRights,
})

export const listComingSongs = route('GET', 'songs/coming/', {
  summary: 'The songs of the plans of the next four weeks, by day, with their keys and words',
  answer: ComingSongs,
})

export const readSongReport = route('GET', 'songs/report/', {
  summary: 'How often each song was sung in a year, as licences ask for it',
  query: { year: 'the year, such as 2026' },
  answer: z.array(SongReportRow),
})

export const addSong = route('POST', 'songs/', {
  summary: 'Adds a song',
  status: 201,
  body: SongForm,
  answer: SongAnswer,
})

export const importSongs = route('POST', 'songs/import/', {
  summary: 'Takes songs of a file, and says what becomes of each',
  form: ImportForm,
  files: ['file'],
  answer: ImportAnswer,
})

export const saveSongFiles = route('POST', 'songs/files/', {
  summary: 'Chosen songs as ChordPro, OpenLyrics, FreeShow, PPTX or PDF',
  body: SongFilesForm,
  type: 'application/octet-stream',
  exact: z.any(),
})

export const readSong = route('GET', 'songs/:id/', {
  summary: 'A song; words that need a licence are left out without one',
  answer: SongAnswer,
})

export const changeSong = route('PUT', 'songs/:id/', {
  summary: 'Changes a song',
  body: SongForm,
  answer: SongAnswer,
})

export const deleteSong = route('DELETE', 'songs/:id/', {
  summary: 'Deletes a song that was never sung; others are archived',
  seen: 'its version',
})

export const listSongUses = route('GET', 'songs/:id/uses/', {
  summary: 'When a song was sung, the newest first',
  answer: z.array(SongUse),
})

export const addSongUse = route('POST', 'songs/:id/uses/', {
  summary: 'Notes a service without a plan at which a song was sung',
  status: 201,
  body: SongUseForm,
  answer: z.array(SongUse),
})

export const deleteSongUse = route('DELETE', 'songs/:id/uses/:use/', {
  summary: 'Removes a use that was entered by hand',
})
