import type { DeckItem, ProjectionItem, Slide } from '../../../lib/contract/services/projection.ts'
import { splitWords } from '../../../lib/services/projection/fit.ts'
import { languagesOf, type SongSlide, slidesOf } from '../../../lib/services/songs/slides.ts'
import type { Db } from '../../platform/db/tables.ts'
import { mayBeShown, songLicence } from '../songs/licence.ts'
import { readSong } from '../songs/repo.ts'
import { projectionWords as words } from './messages.ts'

type Made = { title: string; slides: Slide[]; problem?: DeckItem['problem'] }
type SongItem = Extract<ProjectionItem, { kind: 'song' }>

/** The most lines of one language on a slide. */
const mostLines = 4

/** The slides of a song: its words need the church’s licence unless nobody has rights in them. */
export async function songSlides(
  db: Db,
  { song: id, title: given, order, languages }: SongItem,
): Promise<Made> {
  const song = await readSong(db, id)
  const title = given || song?.title || words.song
  if (!song) return { title, slides: [], problem: 'missing' }
  const licence = await songLicence(db)
  if (!mayBeShown(song, licence)) return { title, slides: [], problem: 'licence' }
  const { parts } = song
  const part_order = order.length > 0 ? order : song.part_order
  const wanted = languages.length > 0 ? languages : languagesOf(parts).slice(0, 2)
  const footer = [song.authors, song.copyright, !song.is_public_domain && words.licence({ licence })]
    .filter(Boolean)
    .join(' · ')
  const slides = slidesOf({ parts, part_order }, { lines: mostLines, languages: wanted })
  return { title, slides: slides.flatMap((slide) => wordsOf(slide, { title, footer })) }
}

/** A slide of a song; several where its lines are too long for one. */
const wordsOf = (
  { place, texts }: SongSlide,
  { title, footer }: { title: string; footer: string },
): Slide[] =>
  splitWords(texts[0]?.lines ?? [], texts[1]?.lines).map((part) => ({
    kind: 'words',
    title,
    part: place,
    footer,
    ...part,
  }))
