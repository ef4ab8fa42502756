import type { SongAnswer } from '../../contract/services/song.ts'

type Credited = Pick<SongAnswer, 'authors' | 'copyright' | 'licence_number' | 'is_public_domain'>

/** The lines that stand below the words of a song, on paper and on a screen: authors, rights, and the licence of the church. */
export function creditsOf(song: Credited, licence: string): string[] {
  const rights = song.is_public_domain ? ['Public domain'] : []
  if (song.copyright)
    rights.push(/^(©|copyright)/i.test(song.copyright) ? song.copyright : `© ${song.copyright}`)
  if (song.licence_number) rights.push(`Song ${song.licence_number}`)
  if (!song.is_public_domain && licence) rights.push(`Licence ${licence}`)
  return [song.authors, rights.join(' · ')].filter(Boolean)
}
