import { AsyncLocalStorage } from 'node:async_hooks'
import { languages } from '../../../languages/all.ts'
import { setSpeaker, sourceLanguage } from '../../../lib/words/define.ts'
import { type Language, textOf } from '../../../lib/words/translation.ts'

const spoken = new AsyncLocalStorage<string>()

type Words = Readonly<Record<string, Language>>

/** The words of the program, or with the church's own over them. A process has one church. */
let words: Words = languages

/** The words of every language as the server speaks them now; another object after each change. */
export const currentWords = (): Words => words

/** Changes the words that the server speaks with (website/languages/open-words.ts). */
export function speakWith(now: Words): void {
  words = now
}

const drafted = new WeakMap<Language, boolean>()

/** Whether nobody who speaks a language has read some of its sentences yet. */
export function hasDrafts(tag: string): boolean {
  const own = words[tag]
  if (!own) return false
  const known = drafted.get(own)
  if (known !== undefined) return known
  const hasDrafts = Object.values(own).some((area) =>
    Object.values(area).some((sentence) => sentence !== undefined && 'draft' in sentence),
  )
  drafted.set(own, hasDrafts)
  return hasDrafts
}

/** The language in which the server speaks now: of the request, or of the person whom it writes to. */
export const currentLanguage = (): string => spoken.getStore() ?? sourceLanguage

/** Runs code whose words are in a language; English for one that has no words. */
export const inLanguage = <Result>(language: string, act: () => Result): Result => spoken.run(language, act)

setSpeaker((area, key) => {
  const language = currentLanguage()
  const sentence = words[language]?.[area]?.[key]
  return sentence && { language, text: textOf(sentence) }
})
