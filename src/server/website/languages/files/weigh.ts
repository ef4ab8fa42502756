import type {
  StoredCorrection,
  TranslationImportAnswer,
} from '../../../../lib/contract/website/translations.ts'
import { translationRules } from '../../../../lib/texts/settings/translation-rules.ts'
import { isNames } from '../../../../lib/words/fill.ts'
import { misfitOf, tidied } from '../../../../lib/words/fit.ts'
import type { Placed } from '../coverage.ts'
import { type Given, rowsOf, textOfGiven } from './rows.ts'

type Weighed = Pick<TranslationImportAnswer, 'same' | 'empty' | 'wrong'> & { corrections: StoredCorrection[] }

/** What a file would change. What it brings is a draft, since nobody of the church has read it. */
export function weigh(language: string, placed: readonly Placed[], given: readonly Given[]): Weighed {
  const known = new Map(placed.map((one) => [`${one.sentence.area}.${one.sentence.key}`, one]))
  const weighed: Weighed = { corrections: [], same: 0, empty: 0, wrong: [] }
  for (const [word, lines] of Map.groupBy(given, (line) => line.word)) {
    const wrong = (why: string) =>
      void weighed.wrong.push({ row: lines[0]?.row ?? null, word: word.slice(0, 120), why })
    const one = known.get(word)
    if (!one) {
      wrong(translationRules.noRow)
      continue
    }
    const { area, key, english } = one.sentence
    const now = one.standing.text
    const text = textOfGiven(english, now, lines)
    if (text === undefined) {
      weighed.empty += 1
      continue
    }
    const tidy = tidied(english, text)
    const misfit = misfitOfLines(one, lines) ?? misfitOf(english, tidy)
    if (misfit) wrong(misfit)
    else if (JSON.stringify(tidy) === JSON.stringify(now)) weighed.same += 1
    else weighed.corrections.push({ language, area, key, text: tidy, english, state: 'draft' })
  }
  return weighed
}

function misfitOfLines(placed: Placed, lines: readonly Given[]): string | undefined {
  const { text } = placed.standing
  const forms = rowsOf(placed).map(({ form }) => form)
  const isKnown = (form: string) => (text !== undefined && isNames(text)) || forms.includes(form)
  const unknown = lines.find(({ form }) => !isKnown(form))
  if (unknown) return translationRules.noForm({ form: unknown.form.slice(0, 40) })
  const twice = lines.find(({ form }, at) => lines.findIndex((other) => other.form === form) !== at)
  return twice && translationRules.twice
}
