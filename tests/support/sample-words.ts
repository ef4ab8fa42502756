import { announcements } from '../../src/content/announcements.ts'
import { sampleChurch } from '../../src/content/church.ts'
import { fellowships } from '../../src/content/fellowships.ts'
import { samplePages } from '../../src/content/pages/all.ts'

/** Every text in the sample, however deep. */
function textsIn(input: unknown): string[] {
  if (typeof input === 'string') return [input]
  if (typeof input !== 'object' || input === null) return []
  return Object.values(input).flatMap(textsIn)
}

const decode = (html: string) =>
  html.replaceAll('&#39;', "'").replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Sentences of the sample: long enough that nobody writes them by chance. */
export const sentences = [
  ...new Set(
    textsIn([samplePages, fellowships, announcements, sampleChurch.motto]).filter(
      (text) => text.length > 24 && text.split(' ').length > 3,
    ),
  ),
]

/** Names and figures of the sample, each a word of its own. */
export const words = [
  'Asɔre',
  'Komla',
  'Adwoa',
  'Frimpong',
  'mango',
  '030 000 0000',
  '233300000000',
  '1971',
  '600,000',
  'Sankofa House',
]

/** Whether a text has one of the sample's words. The towns and surnames of members are left out: other churches have them, too. */
export function saidBySample(text: string): string[] {
  const shown = decode(text)
  return [
    ...sentences.filter((sentence) => shown.includes(sentence)),
    ...words.filter((word) => new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'u').test(shown)),
    ...(/(?<!Africa\/)Accra/.test(shown) ? ['Accra'] : []),
  ]
}
