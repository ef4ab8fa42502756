import { SegmentedMessage } from 'sms-segments-calculator'

/** Letters of Ghana and of typesetting that the alphabet of text messages (GSM 03.38) lacks, by what stands for them. */
const plainOf: Readonly<Record<string, string>> = {
  ɔ: 'o',
  Ɔ: 'O',
  ɛ: 'e',
  Ɛ: 'E',
  ŋ: 'n',
  Ŋ: 'N',
  ɖ: 'd',
  Ɖ: 'D',
  ɣ: 'g',
  Ɣ: 'G',
  ƒ: 'f',
  Ƒ: 'F',
  ʋ: 'v',
  Ʋ: 'V',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
}

/** The Latin letters with marks that GSM 03.38 has. */
const marked = 'éèùìòàÇÅåÉÄÖÑÜäöñü'

/** A Latin letter without its marks, such as ẹ and ê, where GSM 03.38 lacks it. Other scripts stay as they are. */
function withoutMarks(letter: string): string {
  const bare = letter.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return /^[a-z]?$/i.test(bare) && !marked.includes(letter) ? bare : letter
}

/** A text in the cheap letters as far as there are such. */
export const plain = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => plainOf[letter] ?? withoutMarks(letter)).join('')

/** How a text is counted: 160 letters a part, 153 of several; 70 and 67 as soon as one letter is not in GSM 03.38. */
export function countParts(text: string): { parts: number; dear: string[] } {
  const counted = new SegmentedMessage(text, 'auto')
  return { parts: counted.segmentsCount, dear: [...new Set(counted.getNonGsmCharacters())] }
}
