import { translationRules } from '../texts/settings/translation-rules.ts'
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
    return isPlural(english) ? translationRules.needsTwoForms : translationRules.hasOneForm
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
  if (typeof english !== 'string' || placeholdersOf(english).length === 0) return translationRules.isWhole
  return firstOf(Object.entries(names), ([word, name]) => {
    if (!wordsOfEnglish.test(word)) return translationRules.noWord({ word })
    return name === '' ? undefined : misfitOfForm(name, Math.max(60, 3 * word.length))
  })
}

function misfitOfForm(form: string, limit: number): string | undefined {
  if (form.trim() === '') return translationRules.missing
  if (form.length > limit) return translationRules.tooLong({ limit })
  if (/\p{Cc}/u.test(form)) return translationRules.oneLine
  // A backquote would end a text of a script that has values.
  if (/<(?!\/?a>)|`/.test(form)) return translationRules.noMarkup({ angle: '<', backquote: '`' })
  return undefined
}

function misfitOfValues(english: readonly string[], forms: readonly string[]): string | undefined {
  const wanted = new Set(english.flatMap(placeholdersOf))
  const used = new Set(forms.flatMap(placeholdersOf))
  const missing = wanted.difference(used).values().next().value
  if (missing) return translationRules.valueMissing({ value: `{${missing}}` })
  const unknown = used.difference(wanted).values().next().value
  return unknown && translationRules.noValue({ value: `{${unknown}}` })
}

const linksOf = (form: string): string => (form.match(/<\/?a>/g) ?? []).join('')

function misfitOfLinks(english: readonly string[], forms: readonly string[]): string | undefined {
  const wanted = linksOf(english.at(-1) ?? '')
  if (forms.every((form) => linksOf(form) === wanted)) return undefined
  const count = wanted.split('<a>').length - 1
  const start = '<a>'
  const end = '</a>'
  if (count === 0) return translationRules.noLink({ start, end })
  return translationRules.links({ count, start, end })
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
