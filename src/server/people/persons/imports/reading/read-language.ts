import { type UsualLanguage, usualLanguages } from '../../../../../lib/text/language-names.ts'
import { tagOf } from '../../../../../lib/text/language-tags.ts'
import type { CellReader } from './row-read.ts'

/** Twi has a tag of its own here, where others say Akan. */
const own: Readonly<Record<string, UsualLanguage>> = {
  ak: 'tw',
  twi: 'tw',
  dagbanli: 'dag',
  eʋegbe: 'ee',
  ewe: 'ee',
}

/** A language by its name in English or in itself, or by its tag; another is kept as a note. Of several the first counts. */
export const readLanguage: CellReader = ({ values }, cell, _of, { keep }) => {
  const names = cell.split(/[,;/&]| and /).map((name) => name.trim())
  const tags = names.map((name) => own[name.toLowerCase()] ?? tagOf(name) ?? '').map((tag) => own[tag] ?? tag)
  values.language = usualLanguages.find((known) => known === tags[0]) ?? ''
  if (!values.language || names.length > 1) keep()
}
