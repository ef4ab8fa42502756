import type { Generated } from 'kysely'
import type { Flag } from '../flag.ts'

/** A song of the library (docs/worship.md). Lists are JSON. */
type SongTable = {
  id: Generated<number>
  title: string
  /** JSON: other titles, each with its language. */
  titles: Generated<string>
  authors: Generated<string>
  /** Hymn book and number, such as MHB 427. */
  songbook: Generated<string>
  key: Generated<string>
  /** Beats a minute. */
  tempo: number | null
  /** Such as 3/4. */
  time: Generated<string>
  /** JSON: a list of texts. */
  themes: Generated<string>
  scripture: Generated<string>
  copyright: Generated<string>
  /** The number of the song at the agency of its rights. */
  licence_number: Generated<string>
  is_public_domain: Generated<Flag>
  /** JSON: parts in their languages, each with ChordPro lines. */
  parts: Generated<string>
  /** JSON: the parts as they are sung, such as verse-1, chorus-1. */
  part_order: Generated<string>
  /** Titles, authors and hymn book, folded for searches. */
  names: Generated<string>
  /** The words of all parts without chords, line by line. */
  words: Generated<string>
  /** Names and words, folded for searches: 5,000 songs are read through in a few milliseconds, without folding any. */
  folded: Generated<string>
  /** JSON: the languages of the words, that of the first part first. */
  languages: Generated<string>
  is_archived: Generated<Flag>
  created_at: string
  version: Generated<number>
}

/** A song of a day, planned or sung; a day after today is planned. */
type SongUseTable = {
  id: Generated<number>
  song_id: number
  used_on: string
  occasion: Generated<string>
  /** The plan of the day; null where it was entered by hand. */
  plan_id: number | null
  key: Generated<string>
}

/** The tables of songs by name. */
export type SongsTables = {
  song: SongTable
  song_use: SongUseTable
}
