import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { escapeText } from '../../../lib/words/escape-text.ts'
import { fill, isNames, isPlural, partsOf } from '../../../lib/words/fill.ts'
import { pluralCondition } from '../../../lib/words/plural.ts'
import type { Names, Source } from '../../../lib/words/source.ts'
import { type Language, textOf } from '../../../lib/words/translation.ts'
import { compress } from '../../platform/cache/compress.ts'
import { type Entry, entryOf } from '../../platform/cache/entry.ts'
import type { Assets } from './assets.ts'
import { assetPolicy } from './policy.ts'

type Span = { start: number; end: number }
/** The places of a script's texts: of each its word (`login.title`; `login.new#1` is a part of it), and the code of its values. */
export type ScriptWords = readonly (Span & { word: string; values: (Span & { name: string })[] })[]
/** What the build writes: the words of each script that differs by language, by its address (integrations/words.ts). */
export type BuiltWords = Readonly<Record<string, ScriptWords>>

/** The scripts of the site in other languages than English. */
export type Variants = {
  /** A page's HTML with the addresses of its scripts in a language. */
  inHtml(html: string, language: string): string
  /** The script at an address; undefined for an address that is none of a known script in a known language. */
  find(address: string): Promise<Entry> | undefined
  /** The service worker in a language, to whose one address a browser's registration is bound. */
  worker(language: string): Promise<Entry>
}

/** Where the service worker is in every language. */
export const workerAddress = '/sw.js'

const script = /\/_astro\/[\w.-]+\.js/g
/** `./react.Bq2f.js` in quotes: how scripts of the site name each other. */
const imported = /(?<=["'`]\.\/)[\w.-]+\.js(?=["'`])/g

type Words = Readonly<Record<string, Language>>

/** Scripts in the words of one moment. */
type Edition = {
  words: Words
  /** What the address of a script ends with in each language. */
  endings: ReadonlyMap<string, string>
  made: Map<string, Promise<Entry>>
}

/** `/_astro/LoginForm.C6S7WJHf.tw.509ec447.js`: a script, a language, and the version of its words. */
const inOther = /^(\/_astro\/[\w.-]+)\.([a-z]{2,3})\.[0-9a-f]{8}\.js$/

/**
 * Makes the scripts of other languages from the built English ones: the texts at their places are replaced, and the imports of scripts
 * that differ by language (docs/decisions/browser.md#words). An address has the version of its language, so that browsers cache
 * it for good. All scripts are known beforehand; one is made when it is first asked for.
 *
 * The church corrects the words: `now` returns them. Where another version is asked for, of a page that was made before the correction or
 * by another process, the answer has the words of now and names its imports as they were asked for; browsers do not keep it.
 */
export function openVariants(
  built: BuiltWords,
  assets: Assets,
  now: () => Words,
  headers: OutgoingHttpHeaders = {},
): Variants {
  let latest = editionOf(now())
  const edition = (): Edition => {
    const words = now()
    if (words !== latest.words) latest = editionOf(words)
    return latest
  }
  const addressIn = (address: string, ending: string | undefined): string =>
    ending && Object.hasOwn(built, address) ? address.replace(/\.js$/, ending) : address

  function codeOf(address: string, { language, ending, words }: Wanted): Buffer {
    const code = assets.get(address)?.plain.bytes.toString() ?? ''
    const translated = translate(code, built[address] ?? [], language, words[language] ?? {})
    return Buffer.from(
      translated.replace(imported, (file) => addressIn(`/_astro/${file}`, ending).slice('/_astro/'.length)),
    )
  }

  const entry = (form: Forms, about: OutgoingHttpHeaders): Entry =>
    entryOf(form, {
      ...headers,
      ...about,
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Security-Policy': assetPolicy,
    })

  async function make(address: string, wanted: Wanted, about = forGood): Promise<Entry> {
    const plain = codeOf(address, wanted)
    return entry({ plain, ...(await compress(plain)) }, about)
  }

  return {
    inHtml(html, language) {
      const ending = edition().endings.get(language)
      return ending ? html.replace(script, (address) => addressIn(address, ending)) : html
    },
    find(wantedAddress) {
      const [, name, language = ''] = inOther.exec(wantedAddress) ?? []
      const address = `${name}.js`
      const { words, endings, made } = edition()
      const ending = endings.get(language)
      if (!ending || !Object.hasOwn(built, address)) return undefined
      if (!wantedAddress.endsWith(ending)) {
        const wanted = { language, ending: wantedAddress.slice(`${name}`.length), words }
        return Promise.resolve(entry({ plain: codeOf(address, wanted) }, notKept))
      }
      const variant = made.get(wantedAddress) ?? make(address, { language, ending, words })
      made.set(wantedAddress, variant)
      return variant
    },
    worker(language) {
      const { words, endings, made } = edition()
      const key = `${workerAddress} ${language}`
      const wanted = { language, ending: endings.get(language), words }
      const variant = made.get(key) ?? make(workerAddress, wanted, ofWorker)
      made.set(key, variant)
      return variant
    },
  }
}

type Wanted = { language: string; ending: string | undefined; words: Words }
type Forms = Parameters<typeof entryOf>[0]

const editionOf = (words: Words): Edition => ({
  words,
  endings: new Map(Object.entries(words).map(([tag, own]) => [tag, `.${tag}.${versionOf(own)}.js`])),
  made: new Map(),
})

const forGood = { 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' }
const notKept = { 'Cache-Control': 'no-store', Vary: 'Accept-Encoding' }
/** As long as without languages (assets.ts), but asked for anew by who has chosen another language. */
const ofWorker = {
  'Cache-Control': 'private, max-age=3600',
  Vary: 'Accept-Encoding, Accept-Language, Cookie',
}

/** Changes with every text of a language. */
const versionOf = (words: Language): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8)

/** The code with the texts of a language in their places; a text that is not translated stays. */
export function translate(code: string, words: ScriptWords, tag: string, language: Language): string {
  return write({ start: 0, end: code.length }, words)

  function write(within: Span, inside: ScriptWords): string {
    let [text, last] = ['', within.start]
    for (const word of inside) {
      if (word.start < last || word.end > within.end) continue
      const others = inside.filter((other) => other !== word)
      text += code.slice(last, word.start) + (translated(word, others) ?? write(word, others))
      last = word.end
    }
    return text + code.slice(last, within.end)
  }

  function translated(
    { word, start, end, values }: ScriptWords[number],
    others: ScriptWords,
  ): string | undefined {
    const source = textAt(language, word)
    if (source === undefined) return undefined
    const valueFor = (name: string) => {
      const value = values.find((one) => one.name === name)
      return value && write(value, others)
    }
    const filled = (form: string) => fill(escapeText(form), valueFor)
    if (isNames(source)) {
      const english = write({ start, end }, others)
      const names = JSON.stringify(source.names)
      return `\${((t,n)=>n[t]??t.replace(/[A-Za-z]+/g,w=>n[w]??w))(\`${english}\`,${names})}`
    }
    if (!isPlural(source)) return filled(source)
    const count = valueFor('count')
    const expression = count && (/^\$\{([\s\S]*)\}$/.exec(count)?.[1] ?? count)
    if (expression === undefined) return undefined
    return `\${${pluralCondition(tag, expression)}?\`${filled(source.one)}\`:\`${filled(source.other)}\`}`
  }
}

/** The text of a word (`login.title`), or of a part of it (`login.new#1`), in a language. */
function textAt(language: Language, word: string): Source | Names | undefined {
  const [, area = '', key = '', part] = /^(.*)\.(\w+)(?:#(\d+))?$/.exec(word) ?? []
  const sentence = language[area]?.[key]
  const source = sentence && textOf(sentence)
  if (part === undefined || typeof source !== 'string') return source
  return partsOf(source)[Number(part)]
}
