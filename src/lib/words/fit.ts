import { formsOf, isNames, isPlural, placeholdersOf } from './fill.ts'
import type { Names, Source } from './source.ts'

/** How many letters a translation may have, for one whose English text has so many. */
export const lengthLimit = (english: Source): number =>
  Math.max(60, 3 * Math.max(...formsOf(english).map((form) => form.length)))

/**
 * Why a translation cannot stand for its English text, as a sentence; undefined when it fits: the same values, the same number of
 * links, both forms of a number, no markup, not too long.
 */
export function misfitOf(english: Source, translation: Source | Names): string | undefined {
  if (isNames(translation)) return misfitOfNames(english, translation)
  if (isPlural(english) !== isPlural(translation))
    return isPlural(english)
      ? 'This sentence needs two forms: for one, and for several.'
      : 'This sentence has one form.'
  const forms = formsOf(translation)
  return (
    firstOf(forms, (form) => misfitOfForm(form, lengthLimit(english))) ??
    misfitOfValues(formsOf(english), forms) ??
    misfitOfLinks(formsOf(english), forms)
  )
}

/** A word of an English text, or several. */
const wordsOfEnglish = /^[A-Za-z][\w’ (),-]*$/

function misfitOfNames(english: Source, { names }: Names): string | undefined {
  if (typeof english !== 'string' || placeholdersOf(english).length === 0)
    return 'This sentence is translated as a whole, not word by word.'
  return firstOf(Object.entries(names), ([word, name]) => {
    if (!wordsOfEnglish.test(word)) return `“${word}” is no word of the English text.`
    return name === '' ? undefined : misfitOfForm(name, Math.max(60, 3 * word.length))
  })
}

function misfitOfForm(form: string, limit: number): string | undefined {
  if (form.trim() === '') return 'A translation is missing. Please write one.'
  if (form.length > limit) return `This is longer than ${limit} letters. Please say it shorter.`
  if (/\p{Cc}/u.test(form)) return 'A sentence is one line. Please take the line breaks out.'
  // A backquote would end a text of a script that has values.
  if (/<(?!\/?a>)|`/.test(form))
    return 'The characters “<” and “`” cannot stand in a sentence, but for a link.'
  return undefined
}

function misfitOfValues(english: readonly string[], forms: readonly string[]): string | undefined {
  const wanted = new Set(english.flatMap(placeholdersOf))
  const used = new Set(forms.flatMap(placeholdersOf))
  const missing = wanted.difference(used).values().next().value
  if (missing) return `“{${missing}}” is missing. A value stands there: please keep it, with its brackets.`
  const unknown = used.difference(wanted).values().next().value
  return unknown && `“{${unknown}}” is no value of this sentence. Please take it out.`
}

const linksOf = (form: string): string => (form.match(/<\/?a>/g) ?? []).join('')

function misfitOfLinks(english: readonly string[], forms: readonly string[]): string | undefined {
  const wanted = linksOf(english.at(-1) ?? '')
  if (forms.every((form) => linksOf(form) === wanted)) return undefined
  const count = wanted.split('<a>').length - 1
  if (count === 0) return 'This sentence has no link. Please take “<a>” and “</a>” out.'
  const links = count === 1 ? 'a link' : `${count} links`
  return `This sentence has ${links}. Please put the words of each between “<a>” and “</a>”.`
}

function firstOf<Item>(
  items: readonly Item[],
  misfit: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const reason = misfit(item)
    if (reason) return reason
  }
  return undefined
}

/** The translation with the spaces around it that its English text has, and with letters that are written in one way only. */
export function tidied(english: Source, translation: Source | Names): Source | Names {
  if (isNames(translation))
    return {
      names: Object.fromEntries(
        Object.entries(translation.names).map(([word, name]) => [word, name.normalize('NFC').trim()]),
      ),
    }
  const [one = '', other = one] = formsOf(english)
  if (isPlural(translation))
    return { one: spacedAs(one, translation.one), other: spacedAs(other, translation.other) }
  return spacedAs(one, translation)
}

function spacedAs(english: string, form: string): string {
  const [before = ''] = /^\s*/.exec(english) ?? []
  const after = english.slice(english.trimEnd().length)
  return before + form.normalize('NFC').trim() + after
}
