import { pluralForm } from './plural.ts'
import type { Names, Plural, Source } from './source.ts'

const placeholder = /\{(\w+)\}/g

/** The names of the values that a text has. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
]

/** The text with its values; a placeholder without a value stays. */
export const fill = (text: string, value: (name: string) => string | undefined): string =>
  text.replace(placeholder, (all, name: string) => value(name) ?? all)

/** The parts of a text: before, in and after each of its links. */
export const partsOf = (text: string): string[] => text.split(/<\/?a>/)

export const isPlural = (source: Source): source is Plural => typeof source !== 'string'

export const isNames = (source: Source | Names): source is Names =>
  typeof source !== 'string' && 'names' in source

/** An English text with the names of another language: its own name, or those of its words. */
export const renamed = (text: string, { names }: Names): string =>
  names[text] ?? text.replace(/[A-Za-z]+/g, (word) => names[word] ?? word)

/** Every form of a text. */
export const formsOf = (source: Source): string[] =>
  isPlural(source) ? [source.one, source.other] : [source]

/** The form of a text for a number, by the rule of a language. */
export const formFor = (source: Source, language: string, count: unknown): string =>
  isPlural(source) ? source[pluralForm(language, Number(count))] : source
