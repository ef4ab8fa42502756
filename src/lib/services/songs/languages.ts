/** Languages that songs of this country are sung in, by their tags. */
export const songLanguages: readonly (readonly [tag: string, name: string])[] = [
  ['en', 'English'],
  ['tw', 'Twi'],
  ['fat', 'Fante'],
  ['ee', 'Ewe'],
  ['gaa', 'Ga'],
  ['ada', 'Dangme'],
  ['dag', 'Dagbani'],
  ['nzi', 'Nzema'],
  ['ha', 'Hausa'],
  ['fr', 'French'],
  ['yo', 'Yoruba'],
  ['ig', 'Igbo'],
  ['de', 'German'],
  ['la', 'Latin'],
  ['pt', 'Portuguese'],
  ['es', 'Spanish'],
]

/** The name of a language; the tag of one that is not listed. */
export const languageName = (tag: string): string => songLanguages.find(([one]) => one === tag)?.[1] ?? tag

/** The tag of a language by its name or tag; undefined for no language. */
export function languageTag(text: string): string | undefined {
  const wanted = text.trim().toLowerCase()
  return songLanguages.find(([tag, name]) => tag === wanted || name.toLowerCase() === wanted)?.[0]
}
