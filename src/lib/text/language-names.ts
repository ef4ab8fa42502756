/** Languages of Ghana that the tables of browsers lack, or name together with others. */
const known: Readonly<Record<string, string>> = {
  dag: 'Dagbanli',
  ee: 'Eʋegbe',
  fat: 'Fante',
  gaa: 'Gã',
  nzi: 'Nzema',
  tw: 'Twi',
}

/** Languages that the interface speaks besides English, all of them drafts at first (src/languages). */
export const spokenLanguages = ['tw', 'ee', 'gaa', 'fr'] as const

/** Languages that many churches of Ghana speak, for a choice. */
export const usualLanguages = ['en', 'tw', 'fat', 'gaa', 'ee', 'dag', 'ha', 'fr'] as const
export type UsualLanguage = (typeof usualLanguages)[number]

/** A language as those who speak it call it: `Twi`, `Français`; its tag where nobody knows. */
export function nameOfLanguage(tag: string): string {
  try {
    const name = known[tag] ?? new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
  } catch {
    return tag
  }
}
