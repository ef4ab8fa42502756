import type { Names, Plural } from './source.ts'

/** A translated text with its state. `draft`: nobody of the church who speaks the language has read it. `read`: somebody has. */
export type Sentence<Text = string | Plural | Names> = { draft: Text } | { read: Text }

type HasCount<Word> = Word extends (values: infer Values) => unknown
  ? Values extends { count: number }
    ? true
    : false
  : false

/** The translated texts of a dictionary (`Translation<typeof login>`). A text that is not there is shown in English. */
export type Translation<Dictionary> = {
  readonly [Key in keyof Dictionary]?: Sentence<
    HasCount<Dictionary[Key]> extends true ? Plural : string | Names
  >
}

/** The dictionaries of a language by their names. */
export type Language = Readonly<Record<string, Readonly<Record<string, Sentence | undefined>>>>

/** The text of a sentence, whatever its state. */
export const textOf = (sentence: Sentence): string | Plural | Names =>
  'read' in sentence ? sentence.read : sentence.draft
