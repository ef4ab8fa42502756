import { languages } from '../../../languages/all.ts'
import type { Source } from '../../../lib/words/source.ts'

declare module '../../platform/context.ts' {
  interface Deps {
    /** Every English text of the interface, which the build gathers (integrations/sentences.ts). */
    sentences: () => Sentences
  }
}

/** The English texts by their dictionaries, each with the file that has it. */
export type Sentences = Readonly<Record<string, { file: string; texts: Readonly<Record<string, Source>> }>>

export type Sentence = { area: string; key: string; english: Source; part: string; page: string }

/** The parts of the interface by the folders of their texts, in the order of a translator's work. */
const folders: readonly (readonly [folder: string, id: string, name: string, page: string])[] = [
  ['src/components/site/', 'frame', 'Every page', '/'],
  ['src/islands/shell/', 'frame', 'Every page', '/'],
  ['src/components/', 'frame', 'Every page', '/'],
  ['src/lib/contract/', 'rules', 'What forms say', '/signup'],
  ['src/islands/accounts/session/', 'signing-in', 'Signing in', '/login'],
  ['src/islands/accounts/dashboard/', 'own', 'Own pages', '/dashboard'],
  ['src/islands/accounts/', 'own', 'Own pages', '/profile'],
  ['src/lib/texts/accounts/', 'signing-in', 'Signing in', '/login'],
  ['src/server/accounts/', 'letters', 'E-mails and messages', ''],
  ['src/islands/care/', 'care', 'Prayer and care', '/prayer-requests'],
  ['src/lib/texts/care/', 'care', 'Prayer and care', '/prayer-requests'],
  ['src/islands/groups/', 'groups', 'Fellowships', '/fellowships'],
  ['src/lib/texts/groups/', 'groups', 'Fellowships', '/fellowships'],
  ['src/islands/services/', 'services', 'Services and events', '/events'],
  ['src/lib/texts/services/', 'services', 'Services and events', '/events'],
  ['src/islands/media/', 'media', 'Sermons and live', '/sermons'],
  ['src/lib/texts/media/', 'media', 'Sermons and live', '/sermons'],
  ['src/islands/giving/', 'giving', 'Giving', '/give'],
  ['src/lib/texts/giving/', 'giving', 'Giving', '/give'],
  ['src/islands/messages/', 'messages', 'Messages', '/my-messages'],
  ['src/lib/texts/messages/', 'messages', 'Messages', '/my-messages'],
  ['src/server/', 'letters', 'E-mails and messages', ''],
]

const other = ['', 'other', 'Other', ''] as const

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
    const [, part, , page] = placeOf(file)
    return Object.entries(texts).map(([key, english]) => ({ area, key, english, part, page }))
  })
  const order = listParts().map(({ id }) => id)
  return all.toSorted((one, two) => order.indexOf(one.part) - order.indexOf(two.part))
}

/** Every part with its name. */
export const listParts = (): { id: string; name: string }[] => [
  ...new Map([...folders, other].map(([, id, name]) => [id, { id, name }])).values(),
]

/** Splits `login.submit`; names of dictionaries have no dot. */
export function findSentence(sentences: Sentences, word: string): Sentence | undefined {
  return listSentences(sentences).find(({ area, key }) => `${area}.${key}` === word)
}

/** Whether the program speaks it besides English. */
export const isSpoken = (language: string): boolean => Object.hasOwn(languages, language)
