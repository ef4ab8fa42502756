import { afterEach, beforeEach } from 'vitest'
import { languages } from '../../src/languages/all.ts'
import { setSpeaker } from '../../src/lib/words/define.ts'
import { textOf } from '../../src/lib/words/translation.ts'

/** In the tests of this file the interface speaks a language. */
export function speakIn(language: string): void {
  beforeEach(() =>
    setSpeaker((area, key) => {
      const sentence = languages[language]?.[area]?.[key]
      return sentence && { language, text: textOf(sentence) }
    }),
  )
  afterEach(() => setSpeaker(() => undefined))
}
