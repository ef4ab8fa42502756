import type { SentenceAnswer, TranslatedText } from '../../../lib/contract/website/translations.ts'

/** Every text of a translation: one, its two forms, or its names. */
function textsOf(text: TranslatedText): string[] {
  if (typeof text === 'string') return [text]
  return 'names' in text ? Object.values(text.names) : [text.one, text.other]
}

/**
 * The address of a page on which the browser itself marks the sentence (text fragments): nothing is written into the page, so that no
 * translation can be more than text there. Of a sentence with values or links it marks the longest piece between them.
 */
export function addressOf({
  page,
  text,
  english,
}: Pick<SentenceAnswer, 'page' | 'text' | 'english'>): string {
  const [first = ''] = textsOf(text ?? english)
  const pieces = first.split(/\{\w+\}|<\/?a>/).map((piece) => piece.trim())
  const longest = pieces.reduce((one, two) => (two.length > one.length ? two : one), '')
  // A dash has a meaning in a text fragment.
  return `${page}#:~:text=${encodeURIComponent(longest).replaceAll('-', '%2D')}`
}
