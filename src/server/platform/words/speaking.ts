import { AsyncLocalStorage } from 'node:async_hooks'
import { languages } from '../../../languages/all.ts'
import { setSpeaker, sourceLanguage } from '../../../lib/words/define.ts'
import { textOf } from '../../../lib/words/translation.ts'

const spoken = new AsyncLocalStorage<string>()

/** The language in which the server speaks now: of the request, or of the person whom it writes to. */
export const currentLanguage = (): string => spoken.getStore() ?? sourceLanguage

/** Runs code whose words are in a language; English for one that has no words. */
export const inLanguage = <Result>(language: string, act: () => Result): Result => spoken.run(language, act)

setSpeaker((area, key) => {
  const language = currentLanguage()
  const sentence = languages[language]?.[area]?.[key]
  return sentence && { language, text: textOf(sentence) }
})
