import { hymns } from '../../../../../content/songs/hymns.ts'
import type { SongForm } from '../../../../../lib/contract/services/song.ts'
import { dayAfter } from '../../../../../lib/time/next-day.ts'
import type { Db } from '../../../../platform/db/tables.ts'
import { addSong } from '../../../../services/songs/repo.ts'

type Hymn = (typeof hymns)[number]

/** A hymn of the sample as it is stored. */
export function formOfHymn(hymn: Hymn): Omit<SongForm, 'version'> {
  const { chorus, translation, verses } = hymn
  const verse = (lines: string, at: number, language: string) => ({
    ...{ kind: 'verse' as const, number: at + 1, language, lines },
  })
  return {
    title: hymn.title,
    titles: (hymn.otherTitles ?? []).map(([language, title]) => ({ language, title })),
    authors: hymn.authors,
    ...{ songbook: '', key: hymn.key as SongForm['key'], tempo: hymn.tempo, time: hymn.time },
    themes: [...hymn.themes],
    scripture: hymn.scripture ?? '',
    ...{ copyright: '', licence_number: '', is_public_domain: true, is_archived: false },
    parts: [
      ...verses.map((lines, at) => verse(lines, at, 'en')),
      ...(chorus ? [{ kind: 'chorus' as const, number: 1, language: 'en', lines: chorus }] : []),
      ...(translation?.verses ?? []).map((lines, at) => verse(lines, at, translation?.language ?? 'en')),
    ],
    part_order: chorus ? verses.flatMap((_, at) => [`verse-${at + 1}`, 'chorus-1']) : [],
  }
}

/** The song library, and what was sung on the Sundays of half a year: four hymns each, no hymn twice within four weeks. */
export async function addSongs(db: Db, { now }: { now: Date }): Promise<void> {
  const ids: number[] = []
  for (const hymn of hymns) ids.push(await addSong(db, { ...formOfHymn(hymn), version: undefined }, now))
  const today = now.toISOString().slice(0, 10)
  const lastSunday = dayAfter(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7) - 1)
  const uses = Array.from({ length: 26 }, (_, week) => dayAfter(lastSunday, -7 * week)).flatMap(
    (used_on, week) =>
      Array.from({ length: 4 }, (_, place) => {
        // Of the last five hymns none was sung for long: they show what “not for six weeks” finds.
        const song_id = ids[(week * 4 + place) % (week < 7 ? 15 : 20)] ?? 0
        return { song_id, used_on, occasion: 'Sunday Service', key: '' }
      }),
  )
  await db.insertInto('song_use').values(uses).execute()
}
