import { expect, test } from 'vitest'
import { readRepositoryFile } from '../support/repository.ts'
import { type ScreenText, screenTexts, textsOf } from '../support/screen-words.ts'

/* Every label, heading, button, toast and sentence of the interface, against the column "Not" of docs/words.md. */

type Word = { word: string; not: readonly string[] }

const words: readonly Word[] = readRepositoryFile('docs/words.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Word |'))
  .map((line) => {
    const [, word = '', , , not = ''] = line.split('|').map((cell) => cell.trim())
    return { word, not: not.split(';').flatMap((phrase) => phrase.trim() || []) }
  })

/** Labels that have a refused word for another thing. */
const honest: readonly Pick<ScreenText, 'file' | 'text'>[] = [
  // The state of a page, beside "Hidden" and "Not published".
  { file: 'src/islands/website/page-editor/list/messages.ts', text: 'Published' },
  { file: 'src/islands/website/page-editor/list/PageList.tsx', text: 'Published' },
  // Who answers for data by law; nobody assigned it.
  { file: 'src/pages/privacy.astro', text: 'Responsible' },
  { file: 'src/islands/accounts/privacy/messages.ts', text: 'Responsible' },
]

const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The church's voice, which has room for a sentence: not a label, a button or a heading. */
const isSentence = (text: string) => /[.:]$/.test(text) || text.split(' ').length > 9

/** Whether a text has a phrase. A single word counts as the whole of a label; in a sentence only what cannot be chance counts. */
function says(text: string, phrase: string): boolean {
  if (!text.includes(phrase)) return false
  const size = phrase.split(' ').length
  if (isSentence(text) && size < 4) return text.includes(`“${phrase}”`)
  if (size === 1) return text === phrase
  return new RegExp(`(?<!\\p{L})${escaped(phrase)}(?!\\p{L})`, 'u').test(text)
}

function refusedIn(texts: readonly ScreenText[]): string[] {
  const refused = words.flatMap(({ word, not }) => not.map((phrase) => ({ word, phrase })))
  return texts
    .filter(({ file, text }) => !honest.some((one) => one.file === file && one.text === text))
    .flatMap(({ file, line, text }) =>
      refused
        .filter(({ phrase }) => says(text, phrase))
        .map(({ word, phrase }) => `${file}:${line} says “${phrase}”; the word is “${word}”: ${text}`),
    )
}

test('a new user reads the words of the field, and none of those that had to be guessed', () => {
  const texts = screenTexts()

  expect(texts.length).toBeGreaterThan(5000)
  expect(refusedIn(texts)).toEqual([])
})

test('a word that was given up is found in a button, a toast, a label and a heading', () => {
  const code = `
    const labels = { title: 'Stray Payments' }
    export const Part = () => (
      <section aria-label="What you were asked">
        <h2>{isNew ? 'Let go' : 'Kept'}</h2>
        <button onClick={() => void act(save, 'The file is saved')}>
          Take
          back
        </button>
        <p>Every look is logged under “Who Read What”.</p>
        <p>He taught me to let go, and what happened in his Weeks is not said.</p>
      </section>
    )`

  const refusals = refusedIn(textsOf('src/islands/Part.tsx', code))

  expect(refusals.map((one) => /says “(.+?)”/.exec(one)?.[1]).toSorted()).toEqual([
    'Kept',
    'Let go',
    'Stray Payments',
    'Take back',
    'The file is saved',
    'What you were asked',
    'Who Read What',
  ])
})

test('the table of words has each word once, and refuses none of its own', () => {
  const chosen = words.map(({ word }) => word)

  expect(chosen).toEqual([...new Set(chosen)])
  expect(chosen.toSorted((a, b) => a.localeCompare(b, 'en'))).toEqual(chosen)
  expect(words.flatMap(({ not }) => not).filter((phrase) => chosen.includes(phrase))).toEqual([])
})
