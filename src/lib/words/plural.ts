/** CLDR keeps Twi under the tag of Akan. */
const tagOf = (language: string): string => (language === 'tw' ? 'ak' : language)

/** Languages without a plural rule in CLDR: their nouns have one form for one thing and one for several. */
const withoutRule: readonly string[] = ['gaa', 'dag']

/** The form that a number takes. CLDR's other categories (`many` of French) take the form `other`. */
export function pluralForm(language: string, count: number): 'one' | 'other' {
  if (withoutRule.includes(language)) return count === 1 ? 'one' : 'other'
  return new Intl.PluralRules(tagOf(language)).select(count) === 'one' ? 'one' : 'other'
}

/** Languages in which nothing is counted like one thing. */
const noneIsOne: readonly string[] = ['tw', 'ak', 'fr']

/** The same rule for whole numbers as a condition of a script, since phones have no rule for each of these languages. */
export const pluralCondition = (language: string, count: string): string =>
  noneIsOne.includes(language) ? `${count}<2` : `${count}===1`
