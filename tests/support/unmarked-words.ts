import type { Page } from '@playwright/test'
import { defaultChurchSettings } from '../../src/lib/contract/settings/church-settings.ts'
import { openBeside } from './church-database.ts'

/*
 * What a page in the pseudo-language (pseudo-language.ts) says in plain letters, and the church has not written.
 */

/** Names of things, and signs, that every language writes like this; those of Adinkra symbols are Twi. */
const everywhere =
  /\b(MoMo|MTN|Telecel Cash|Vodafone Cash|AT Money|AirtelTigo Money|GhanaPay|SMS|WhatsApp|Facebook|YouTube|Instagram|TikTok|PIN|Kofi & Ama|GHS|GH|USSD|PDF|XLSX|CSV|KB|MB|AM|PM|Asɔre|Akwaaba|Gã|Twi|Eʋegbe|Français|GhanaPostGPS|Chrome|Linux|GB|Paystack|Hubtel|Akoma|Bese Saka|Dwennimmen|Funtunfunefu|Gye Nyame|Mate Masie|Nkonsonkonson|Nyame Dua|Sankofa)(?![\p{L}\p{M}])/gu

/** What staff write for the values of a message: the same in every language. */
const fields =
  /\{(first name|name with title|fellowship|event|service|when|where|pledge|page|title|announcement)\}/g

/** Words with a marked letter. */
const marked = /[\p{L}\p{M}’']*[áƀćďéƒǵĥíĵķĺḿńóṕɋŕśťúṽẃẋýź][\p{L}\p{M}’']*/giu

/** Tables whose texts are those of the program, and those that are no texts. */
const ofProgram = /^(translation|.*_search|system_log|audit|kysely|sqlite|job|session|idempotency|rate)/

/** What the church has written: its texts, and their parts between marks. */
export type ChurchTexts = { parts: ReadonlySet<string>; all: string }

/** All texts of the church's database. */
export function textsOfChurch(dataDir: string): ChurchTexts {
  const database = openBeside(dataDir)
  const texts = new Set<string>()
  const tables = database.prepare(`select name from sqlite_schema where type = 'table'`).all()
  for (const { name } of tables as { name: string }[])
    if (!ofProgram.test(name))
      for (const row of database.prepare(`select * from "${name}"`).all())
        for (const value of Object.values(row)) addTexts(value, texts)
  database.close()
  // What a setting of the church says until somebody changes it.
  for (const status of defaultChurchSettings.person_statuses.split(', ')) texts.add(status)
  return {
    parts: new Set([...texts].flatMap((text) => [tidy(text), ...partsOf(text)])),
    all: [...texts].map(tidy).join(' | '),
  }
}

/** The text of a value, or those of its properties where it is JSON. */
function addTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) addTexts(one, texts)
  if (typeof value !== 'string') return
  if (/^[[{]/.test(value) && isJson(value)) addTexts(JSON.parse(value), texts)
  else texts.add(value)
}

function isJson(text: string): boolean {
  try {
    return Boolean(JSON.parse(text))
  } catch {
    return false
  }
}

const tidy = (text: string) =>
  text.replace(/[\s*_#\\"“”[\]]+/gu, ' ').replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')

const partsOf = (text: string) => text.split(/[.,:;·()–—]+(?:\s|$)/u).map(tidy)

/** The plain words of a text: none where every language writes them like this. */
export const plainWords = (text: string): string[] =>
  text
    .replace(everywhere, '·')
    .split(marked)
    .map(tidy)
    .filter((words) => /\p{L}{2}/u.test(words))

/** The plain words of a page that are not the church's: in the texts of its elements and in what is read out of attributes, a line for each. */
export async function findUnmarked(page: Page, { parts, all }: ChurchTexts): Promise<string[]> {
  const isOf = (whole: string) => {
    // Without how many there are, as behind a category of news.
    const part = whole.replace(/ \(\d+$/, '')
    const words = part.split(' ')
    // First name, other names and last name: each of one word or of several.
    const has = (from: number, to?: number) => parts.has(words.slice(from, to).join(' '))
    const isName = words.some(
      (_, at) => has(0, at) && (has(at) || words.some((_, end) => end > at && has(at, end) && has(end))),
    )
    // The end of an e-mail address, which stands on a line of its own.
    const isDomain = /^[\w-]+(\.[\w-]+)+$/.test(part) && all.includes(`@${part}`)
    return (
      isName ||
      isDomain ||
      parts.has(part) ||
      (part.includes(' ') && all.includes(part)) ||
      !/\p{L}{2}/u.test(part)
    )
  }
  return (await page.evaluate(readPlain))
    .filter(
      ({ text }) =>
        !isOf(tidy(text)) && !partsOf(text.replace(fields, '·').replace(everywhere, '·')).every(isOf),
    )
    .map(({ text, place }) => `${text} (${place})`)
}

/** Runs in the page. */
function readPlain(): { text: string; place: string }[] {
  const attributes = ['alt', 'title', 'placeholder', 'aria-label', 'aria-description', 'aria-roledescription']
  const plainTexts = new Map<string, { text: string; place: string }>()
  const marked = /[\p{L}\p{M}’']*[áƀćďéƒǵĥíĵķĺḿńóṕɋŕśťúṽẃẋýź][\p{L}\p{M}’']*/giu
  const own = document.documentElement.lang
  const note = (text: string, place: string) => {
    for (const words of text.replace(/\s+/g, ' ').split(marked))
      if (/\p{L}{2}/u.test(words)) plainTexts.set(`${words} ${place}`, { text: words.trim(), place })
  }
  const placeOf = (element: Element) =>
    `${element.closest('[id]')?.id ?? ''} ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
  note(document.title, 'title')
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, style, noscript, template, code, pre, .avatar')) continue
    if (element.closest('[lang]')?.getAttribute('lang') !== own) continue
    for (const name of attributes) note(element.getAttribute(name) ?? '', `${name} of ${placeOf(element)}`)
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) note(node.nodeValue ?? '', placeOf(element))
  }
  return [...plainTexts.values()]
}
