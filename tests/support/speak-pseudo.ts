import { afterEach, beforeEach } from 'vitest'
import { readSentences } from '../../integrations/sentences.ts'
import { setSpeaker } from '../../src/lib/words/define.ts'
import { pseudoTag, saidFor } from './pseudo-language.ts'

export { pseudo } from './pseudo-language.ts'

/** In the tests of this file the interface speaks a language of marked letters (pseudo-language.ts). */
export function speakPseudo(): void {
  const sentences = readSentences()
  beforeEach(() =>
    setSpeaker((area, key) => {
      const english = sentences[area]?.texts[key]
      return english === undefined ? undefined : { language: pseudoTag, text: saidFor(area, key, english) }
    }),
  )
  afterEach(() => setSpeaker(() => undefined))
}
