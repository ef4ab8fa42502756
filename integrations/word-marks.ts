import type { ScriptWords } from '../src/server/app/html/variants.ts'

/*
 * Between the two steps of a build each text of a dictionary stands between marks in the code, so that a minifier may move it:
 * `<|login.title|>Log in<|>`, and within it each value: `<|:name|>${name}<|:|>`. No code has these letters outside of a text.
 */

export const markOf = (word: string, code: string): string => `<|${word}|>${code}<|>`
export const markOfValue = (name: string, code: string): string => `<|:${name}|>${code}<|:|>`

const marks = /<\|(?:([^|<>]*)\|)?>/g

type Open = ScriptWords[number]

/**
 * Notes the number of a text in two forms that is not written in either of them: `See it`, `See them`. The build has put the condition before
 * both (inline-words.ts).
 */
function addCount({ start, values }: Open, clean: string): void {
  const [whole, count] = /^\$\{([\w$.?]+)===1\?/.exec(clean.slice(start)) ?? []
  if (!whole || !count || values.some(({ name }) => name === 'count')) return
  values.push({ name: 'count', start: start + 2, end: start + 2 + count.length })
}

/** The code without marks, and the places of its texts, counted in the code without marks. Throws on a mark without its other end. */
export function takeMarks(code: string): { code: string; words: ScriptWords } {
  const words: Open[] = []
  const open: Open[] = []
  let [clean, last] = ['', 0]
  for (const mark of code.matchAll(marks)) {
    clean += code.slice(last, mark.index)
    last = mark.index + mark[0].length
    const at = clean.length
    const [, name] = mark
    const current = open.at(-1)
    if (name === undefined) {
      if (!current) throw new Error(`A text ends that did not begin, near: ${clean.slice(-80)}`)
      current.end = at
      addCount(current, clean)
      open.pop()
    } else if (!name.startsWith(':')) {
      const word: Open = { word: name, start: at, end: at, values: [] }
      words.push(word)
      open.push(word)
    } else if (name === ':') {
      const value = current?.values.findLast(({ end }) => end < 0)
      if (!value) throw new Error(`A value ends that did not begin, near: ${clean.slice(-80)}`)
      value.end = at
    } else current?.values.push({ name: name.slice(1), start: at, end: -1 })
  }
  if (open.length > 0) throw new Error(`A text does not end: ${open.map(({ word }) => word).join()}`)
  return { code: clean + code.slice(last), words }
}
