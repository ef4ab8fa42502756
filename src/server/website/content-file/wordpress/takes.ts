import type { Picture, StoredFile } from '../../../../lib/contract/website/blocks/field.ts'
import type { Note } from './notes.ts'

/** A picture as the text names it. */
export type NamedPicture = { address: string; attachment: number; description: string; caption: string }

/** The pictures of a named one: none where it is not known, several for those that belong to the page. */
export type TakePictures = (
  named: NamedPicture,
  note: Note,
) => Promise<{ picture: Picture; caption: string }[]>

/** The stored file that a text names by its address; undefined, with a note, where there is none. */
export type TakeFile = (address: string, note: Note) => Promise<StoredFile | undefined>

/** How what a text names is taken from the folder of the old site. */
export type Takes = { pictures: TakePictures; file: TakeFile }
