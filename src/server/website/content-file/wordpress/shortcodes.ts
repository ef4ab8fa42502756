import type { Note } from './notes.ts'

/*
 * Shortcodes of WordPress and its plugins, `[gallery ids="3,5"]`. A few become elements that pieces.ts knows; the others are
 * taken out of the text and named. Square brackets of the writer stay.
 */

/** Names that are shortcodes without attributes, too. */
const known = [
  'audio',
  'caption',
  'embed',
  'gallery',
  'playlist',
  'video',
  'wp_caption',
  'youtube',
  'contact-form-7',
  'wpforms',
  'gravityform',
  'gravityforms',
  'ninja_form',
  'ninja_forms',
  'forminator_form',
  'formidable',
  'caldera_form',
  'mc4wp_form',
  'give_form',
  'rev_slider',
  'woocommerce_cart',
  'donation_form',
]
const isForm = (name: string) => /form|newsletter|subscribe/i.test(name)

type Shortcode = {
  name: string
  isEnd: boolean
  attributes: string
  /** Where it stands. */
  from: number
  to: number
}

/** The HTML without shortcodes. */
export function withoutShortcodes(html: string, note: Note): string {
  const shortcodes = shortcodesIn(html)
  const ended = new Set(shortcodes.filter(({ isEnd }) => isEnd).map(({ name }) => name))
  let out = ''
  let at = 0
  for (const code of shortcodes) {
    const isOne = ended.has(code.name) || known.includes(code.name) || code.attributes.includes('=')
    if (!isOne) continue
    out += html.slice(at, code.from) + elementOf(code, note)
    at = code.to
  }
  return out + html.slice(at)
}

/** Everything in square brackets that has the form of a shortcode, in one pass. */
function shortcodesIn(html: string): Shortcode[] {
  const shortcodes: Shortcode[] = []
  for (let from = html.indexOf('['); from >= 0; from = html.indexOf('[', from + 1)) {
    const head = /^\[(\/?)([a-z][\w-]{0,60})/i.exec(html.slice(from, from + 64))
    const to = html.slice(from, from + 2000).indexOf(']') + from + 1
    if (!head || to <= from || html[from - 1] === '[') continue
    const [all, slash, name = ''] = head
    const attributes = html.slice(from + all.length, to - 1)
    if (attributes && !/^[\s/]/.test(attributes)) continue
    shortcodes.push({ name: name.toLowerCase(), isEnd: slash === '/', attributes, from, to })
  }
  return shortcodes
}

function elementOf({ name, isEnd, attributes }: Shortcode, note: Note): string {
  const firstOf = (...names: string[]) => names.map((one) => attributeOf(attributes, one)).find(Boolean) ?? ''
  if (name === 'caption' || name === 'wp_caption') return isEnd ? '</figure>' : '<figure>'
  if (name === 'embed') return isEnd ? '</x-embed>' : '<x-embed>'
  if (['audio', 'video', 'gallery', 'youtube'].includes(name) && isEnd) return ''
  if (name === 'gallery')
    return `<x-gallery data-ids="${firstOf('ids', 'include').replace(/[^\d,]/g, '')}"></x-gallery>`
  if (name === 'youtube') return `<x-embed>${escaped(attributes.replace(/^[\s=]/, '').trim())}</x-embed>`
  if (name === 'audio') return `<audio src="${escaped(firstOf('mp3', 'src', 'm4a', 'ogg', 'wav'))}"></audio>`
  if (name === 'video') return `<video src="${escaped(firstOf('mp4', 'src', 'm4v', 'webm'))}"></video>`
  if (isForm(name))
    note(`The form [${name}] was left out. The block “Sign-up” leads to the forms of this site.`)
  else note(`[${name}] of a plugin was left out; words between two of them came.`)
  return ''
}

/** The value of an attribute, `ids="3,5"` or `ids=3`; '' for none. */
function attributeOf(attributes: string, name: string): string {
  const at = ` ${attributes}`.toLowerCase().indexOf(` ${name}=`)
  if (at < 0) return ''
  const rest = attributes.slice(at + name.length + 1)
  const [quote = ''] = rest
  if (quote !== '"' && quote !== "'") return rest.split(/[\s/]/)[0] ?? ''
  const end = rest.indexOf(quote, 1)
  return end < 0 ? '' : rest.slice(1, end)
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
