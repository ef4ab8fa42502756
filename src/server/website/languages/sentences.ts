import { languages } from '../../../languages/all.ts'
import type { Source } from '../../../lib/words/source.ts'
import { languagePartWords } from './messages.ts'

declare module '../../platform/context.ts' {
  interface Deps {
    /** Every English text of the interface, which the build gathers (integrations/sentences.ts). */
    sentences: () => Sentences
  }
}

/** The English texts by their dictionaries, each with the file that has it. */
export type Sentences = Readonly<Record<string, { file: string; texts: Readonly<Record<string, Source>> }>>

export type Sentence = { area: string; key: string; english: Source; part: string; page: string }

/** The parts of the interface, in the language of who asks. */
const partNames = {
  get frame() {
    return languagePartWords.frame
  },
  get rules() {
    return languagePartWords.rules
  },
  get 'signing-in'() {
    return languagePartWords.signingIn
  },
  get own() {
    return languagePartWords.own
  },
  get letters() {
    return languagePartWords.letters
  },
  get care() {
    return languagePartWords.care
  },
  get groups() {
    return languagePartWords.groups
  },
  get services() {
    return languagePartWords.services
  },
  get media() {
    return languagePartWords.media
  },
  get giving() {
    return languagePartWords.giving
  },
  get messages() {
    return languagePartWords.messages
  },
  get other() {
    return languagePartWords.other
  },
}
type PartId = keyof typeof partNames

/** The parts of the interface by the folders of their texts, in the order of a translator's work. */
const folders: readonly (readonly [folder: string, id: PartId, page: string])[] = [
  ['src/components/site/', 'frame', '/'],
  ['src/islands/shell/', 'frame', '/'],
  ['src/components/', 'frame', '/'],
  ['src/lib/contract/', 'rules', '/signup'],
  ['src/islands/accounts/session/', 'signing-in', '/login'],
  ['src/islands/accounts/dashboard/', 'own', '/dashboard'],
  ['src/islands/accounts/', 'own', '/profile'],
  ['src/lib/texts/accounts/', 'signing-in', '/login'],
  ['src/server/accounts/', 'letters', ''],
  ['src/islands/care/', 'care', '/prayer-requests'],
  ['src/lib/texts/care/', 'care', '/prayer-requests'],
  ['src/islands/groups/', 'groups', '/fellowships'],
  ['src/lib/texts/groups/', 'groups', '/fellowships'],
  ['src/islands/services/', 'services', '/events'],
  ['src/lib/texts/services/', 'services', '/events'],
  ['src/islands/media/', 'media', '/sermons'],
  ['src/lib/texts/media/', 'media', '/sermons'],
  ['src/islands/giving/', 'giving', '/give'],
  ['src/lib/texts/giving/', 'giving', '/give'],
  ['src/islands/messages/', 'messages', '/my-messages'],
  ['src/lib/texts/messages/', 'messages', '/my-messages'],
  ['src/server/', 'letters', ''],
]

const other = ['', 'other', ''] as const

const placeOf = (file: string) => folders.find(([folder]) => file.startsWith(folder)) ?? other

/** What a visitor meets: the frame of every page, forms, and signing in. A language is for visitors when it was read. */
const visitorsWay: readonly string[] = ['frame', 'rules', 'signing-in']

export const isOnVisitorsWay = ({ part }: Sentence): boolean => visitorsWay.includes(part)

const known = new WeakMap<Sentences, readonly Sentence[]>()

/** Every sentence, part by part. */
export function listSentences(sentences: Sentences): readonly Sentence[] {
  const listed = known.get(sentences) ?? list(sentences)
  known.set(sentences, listed)
  return listed
}

function list(sentences: Sentences): readonly Sentence[] {
  const all = Object.entries(sentences).flatMap(([area, { file, texts }]) => {
    const [, part, page] = placeOf(file)
    return Object.entries(texts).map(([key, english]) => ({ area, key, english, part, page }))
  })
  const order = listParts().map(({ id }) => id)
  return all.toSorted((one, two) => order.indexOf(one.part) - order.indexOf(two.part))
}

/** Every part with its name. */
export const listParts = (): { id: string; name: string }[] =>
  [...new Set([...folders, other].map(([, id]) => id))].map((id) => ({ id, name: partNames[id] }))

/** Splits `login.submit`; names of dictionaries have no dot. */
export function findSentence(sentences: Sentences, word: string): Sentence | undefined {
  return listSentences(sentences).find(({ area, key }) => `${area}.${key}` === word)
}

/** Whether the program speaks it besides English. */
export const isSpoken = (language: string): boolean => Object.hasOwn(languages, language)
