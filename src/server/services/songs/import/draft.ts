import type { SongForm } from '../../../../lib/contract/services/song.ts'

/** A song as a file has it, before it is checked, with what was not understood or left out. */
export type SongDraft = Omit<SongForm, 'version' | 'key'> & { key: string }
export type ReadSong = { source: string; song: SongDraft; remarks: string[] }

/** A song without anything. */
export const emptySong = (): SongDraft => ({
  ...{ title: '', titles: [], authors: '', songbook: '', key: '', tempo: null, time: '', themes: [] },
  ...{ scripture: '', copyright: '', licence_number: '', is_public_domain: false },
  ...{ parts: [], part_order: [], is_archived: false },
})
