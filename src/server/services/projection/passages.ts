import { bcv_parser } from 'bible-passage-reference-parser'
import * as english from 'bible-passage-reference-parser/esm/lang/en.js'

/** The books by the parser’s abbreviations, where the name is another one. */
const books: Readonly<Record<string, string>> = {
  Gen: 'Genesis',
  Exod: 'Exodus',
  Lev: 'Leviticus',
  Num: 'Numbers',
  Deut: 'Deuteronomy',
  Josh: 'Joshua',
  Judg: 'Judges',
  '1Sam': '1 Samuel',
  '2Sam': '2 Samuel',
  '1Kgs': '1 Kings',
  '2Kgs': '2 Kings',
  '1Chr': '1 Chronicles',
  '2Chr': '2 Chronicles',
  Neh: 'Nehemiah',
  Esth: 'Esther',
  Ps: 'Psalm',
  Prov: 'Proverbs',
  Eccl: 'Ecclesiastes',
  Song: 'Song of Songs',
  Isa: 'Isaiah',
  Jer: 'Jeremiah',
  Lam: 'Lamentations',
  Ezek: 'Ezekiel',
  Dan: 'Daniel',
  Hos: 'Hosea',
  Obad: 'Obadiah',
  Mic: 'Micah',
  Nah: 'Nahum',
  Hab: 'Habakkuk',
  Zeph: 'Zephaniah',
  Hag: 'Haggai',
  Zech: 'Zechariah',
  Mal: 'Malachi',
  Matt: 'Matthew',
  Rom: 'Romans',
  '1Cor': '1 Corinthians',
  '2Cor': '2 Corinthians',
  Gal: 'Galatians',
  Eph: 'Ephesians',
  Phil: 'Philippians',
  Col: 'Colossians',
  '1Thess': '1 Thessalonians',
  '2Thess': '2 Thessalonians',
  '1Tim': '1 Timothy',
  '2Tim': '2 Timothy',
  Phlm: 'Philemon',
  Heb: 'Hebrews',
  Jas: 'James',
  '1Pet': '1 Peter',
  '2Pet': '2 Peter',
  '1John': '1 John',
  '2John': '2 John',
  '3John': '3 John',
  Rev: 'Revelation',
}

let parser: bcv_parser | undefined

/** Made with the first passage: it takes a tenth of a second. A book alone is a passage, too. */
function openParser(): bcv_parser {
  parser ??= new bcv_parser(english).set_options({ book_alone_strategy: 'full' })
  return parser
}

/** A passage as it is written out, `John 3:16-18`; undefined for what is no passage of the Bible. */
export function passageOf(typed: string): string | undefined {
  const references = openParser()
  references.parse(typed)
  const osis = references.osis()
  return osis ? written(osis.split(',')) : undefined
}

type Place = { book: string; chapter: string; verse: string }

/** References one after the other; a book and a chapter that go on are not named again. */
function written(references: readonly string[]): string {
  let text = ''
  let last: Place = { book: '', chapter: '', verse: '' }
  for (const reference of references) {
    const [from = '', to = ''] = reference.split('-')
    const first = placeOf(from)
    const goesOn = text && first.verse && last.verse && isIn(first, last)
    text += goesOn ? `, ${first.verse}` : `${text && '; '}${after(first, last)}`
    last = to ? placeOf(to) : first
    if (to) text += `-${isIn(last, first) && last.verse ? last.verse : after(last, first)}`
  }
  return text
}

/** Whether a place is in the chapter of another one. */
const isIn = (place: Place, other: Place): boolean =>
  place.book === other.book && place.chapter === other.chapter

/** A place with its book unless it is that of the place before. */
const after = ({ book, chapter, verse }: Place, before: Place): string => {
  const numbers = [chapter, verse].filter(Boolean).join(':')
  return book === before.book && numbers ? numbers : `${book} ${numbers}`.trim()
}

function placeOf(osis: string): Place {
  const [book = '', chapter = '', verse = ''] = osis.split('.')
  return { book: books[book] ?? book, chapter, verse }
}
