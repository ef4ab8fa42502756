import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import sax from 'sax'
import { FileRefused } from '../import.ts'

/*
 * Reads the export file of a WordPress site (WXR: RSS with elements of WordPress) as a stream, by sax. A document type is
 * refused, so that no entity can be declared: only the five of XML and numbers are known.
 */

/** Bytes. */
const longestWxr = 50 * 1024 * 1024

/** Bounds of what no export reaches: depth of elements, attributes of one, characters of a text, items. */
const most = { depth: 60, attributes: 60, text: 5_000_000, items: 50_000 }

/** A page, post, picture or menu entry of the export. */
export type WxrItem = {
  id: number
  type: string
  title: string
  link: string
  slug: string
  status: string
  parent: number
  order: number
  content: string
  excerpt: string
  password: string
  /** Address of the file, of an attachment. */
  file: string
  /** The menu, of a menu entry. */
  menu: string
  /** `2025-11-16 09:30:00` by the clocks of the site. */
  date: string
  /** The login of who wrote it. */
  author: string
  /** Names of the categories, of a post. */
  categories: readonly string[]
  meta: Readonly<Record<string, string>>
}

export type Wxr = {
  title: string
  /** Where the site was: `https://church.example/blog`. */
  base: string
  pages: WxrItem[]
  posts: WxrItem[]
  /** The names of authors by their logins. */
  authors: Map<string, string>
  attachments: WxrItem[]
  menuEntries: WxrItem[]
  /** What a site has besides pages, files and menus. */
  others: { type: string; title: string }[]
  comments: number
}

const fields: Readonly<Record<string, keyof WxrItem>> = {
  'wp:post_date': 'date',
  'dc:creator': 'author',
  title: 'title',
  link: 'link',
  'content:encoded': 'content',
  'excerpt:encoded': 'excerpt',
  'wp:post_id': 'id',
  'wp:post_name': 'slug',
  'wp:status': 'status',
  'wp:post_parent': 'parent',
  'wp:menu_order': 'order',
  'wp:post_type': 'type',
  'wp:post_password': 'password',
  'wp:attachment_url': 'file',
}

/** The texts of an item, by the names of `fields`, and of its postmeta. */
type Texts = Map<string, string>

/** Reads an export file. Throws FileRefused for one that is too large, broken, or no export of WordPress. */
export async function readWxr(file: string): Promise<Wxr> {
  const { size } = await stat(file).catch(() => ({ size: -1 }))
  if (size < 0) throw new FileRefused(`There is no file ${file}.`)
  if (size > longestWxr)
    throw new FileRefused(
      `${file} is larger than ${longestWxr / 1024 / 1024} MB. WordPress can export pages alone: Tools, Export, Pages.`,
    )
  if (size === 0) throw new FileRefused(`${file} is empty.`)
  const decoder = await decoderOf(file)
  const { parser, result: wxrRead } = openParser()
  for await (const bytes of createReadStream(file)) parser.write(decoder.decode(bytes, { stream: true }))
  parser.write(decoder.decode()).close()
  if (!wxrRead.isExport) throw new FileRefused('This is no export file of WordPress (Tools, Export).')
  return wxrRead.wxr
}

/** The decoder of a file's characters, by its first bytes or by what its XML declaration says. */
async function decoderOf(file: string): Promise<TextDecoder> {
  const handle = await open(file)
  const head = Buffer.alloc(200)
  await handle.read(head, 0, head.length, 0).finally(() => handle.close())
  const [first, second] = head
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder('utf-16le')
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder('utf-16be')
  const [, named = 'utf-8'] = /encoding=["']([\w-]{1,40})["']/.exec(head.toString('latin1')) ?? []
  try {
    return new TextDecoder(named)
  } catch {
    throw new FileRefused(`The file says that its letters are in ${named}, which is not known here.`)
  }
}

type Found = { wxr: Wxr; isExport: boolean }

/** A parser that fills `found` while it is written to. */
function openParser(): { parser: sax.SAXParser; result: Found } {
  const wxr: Wxr = {
    title: '',
    base: '',
    pages: [],
    posts: [],
    authors: new Map(),
    attachments: [],
    menuEntries: [],
    others: [],
    comments: 0,
  }
  const result: Found = { wxr, isExport: false }
  const options = { position: true, strictEntities: true }
  const parser = sax.parser(true, options)
  const path: string[] = []
  const open: Open = newOpen()
  let text = ''
  let attributes = 0

  parser.onerror = ({ message }) => {
    const [why = ''] = message.split('\n')
    throw new FileRefused(`The file is no whole XML. Line ${parser.line + 1}: ${why}. Was it cut off?`)
  }
  parser.ondoctype = () => {
    throw new FileRefused(
      'The file declares a document type, which no export of WordPress does: it is not read.',
    )
  }
  parser.onattribute = () => {
    attributes += 1
    if (attributes > most.attributes) throw new FileRefused('An element has too many attributes.')
  }
  parser.onopentag = ({ name, attributes: given }) => {
    path.push(name)
    attributes = 0
    text = ''
    if (path.length > most.depth) throw new FileRefused('The elements are nested too deeply.')
    if (path.length === 1 && name !== 'rss')
      throw new FileRefused('This is no export file of WordPress (Tools, Export).')
    openBelowChannel(open, path, given)
  }
  parser.ontext = add
  parser.oncdata = add
  parser.onclosetag = (name) => {
    if (isAt(path, name)) closeInChannel(result, name, text, open)
    else if (isAt(path, 'wp:author', name)) closeInAuthor(open, name, text)
    else if (isAt(path, 'item', name)) closeInItem(result, name, text, open)
    else if (isAt(path, 'item', 'wp:postmeta', 'wp:meta_key')) open.meta.key = text
    else if (isAt(path, 'item', 'wp:postmeta', 'wp:meta_value')) open.meta.value = text
    path.pop()
    text = ''
  }
  function add(part: string): void {
    text += part
    if (text.length > most.text) throw new FileRefused('A text of the file is longer than any page.')
  }
  return { parser, result }
}

/** Whether the open elements are these, below the channel. */
const isAt = (path: readonly string[], ...names: readonly string[]): boolean =>
  path.length === names.length + 2 && names.every((name, at) => path[at + 2] === name)

/** What has been read of the item, of its postmeta and of the author that are open. */
type Open = {
  item: Texts
  categories: string[]
  /** What a category is: of posts (`category`), or a menu (`nav_menu`). */
  domain: string
  meta: { key: string; value: string }
  author: { login: string; name: string }
}

const newOpen = (): Open => ({
  item: new Map(),
  categories: [],
  domain: '',
  meta: { key: '', value: '' },
  author: { login: '', name: '' },
})

function openBelowChannel(
  open: Open,
  path: readonly string[],
  given: Readonly<Record<string, unknown>>,
): void {
  if (isAt(path, 'item') || isAt(path, 'wp:author')) Object.assign(open, newOpen())
  if (isAt(path, 'item', 'wp:postmeta')) open.meta = { key: '', value: '' }
  if (!isAt(path, 'item', 'category')) return
  open.domain = String(given['domain'])
  if (open.domain === 'nav_menu') open.item.set('menu', String(given['nicename'] ?? ''))
}

function closeInAuthor({ author }: Open, name: string, text: string): void {
  if (name === 'wp:author_login') author.login = text.trim()
  if (name === 'wp:author_display_name') author.name = text.trim()
}

function closeInItem({ wxr }: Found, name: string, text: string, open: Open): void {
  const { item, meta, categories } = open
  if (name === 'wp:comment') wxr.comments += 1
  else if (name === 'wp:postmeta') item.set(`meta ${meta.key}`, meta.value)
  else if (name !== 'category') item.set(fields[name] ?? '', text)
  else if (open.domain === 'category') categories.push(text.trim())
}

function closeInChannel(result: Found, name: string, text: string, open: Open): void {
  const { wxr } = result
  if (name === 'wp:wxr_version') result.isExport = true
  if (name === 'title') wxr.title = text.trim()
  if (name === 'wp:author') wxr.authors.set(open.author.login, open.author.name)
  // The address of the pages; that of the files of WordPress itself may be another one.
  if (name === 'wp:base_blog_url' || (name === 'link' && !wxr.base)) wxr.base = text.trim()
  if (name !== 'item') return
  if (wxr.pages.length + wxr.posts.length + wxr.attachments.length + wxr.others.length > most.items)
    throw new FileRefused(`The file has more than ${most.items} items.`)
  const read = itemOf(open)
  if (read.type === 'page') wxr.pages.push(read)
  else if (read.type === 'post') wxr.posts.push(read)
  else if (read.type === 'attachment') wxr.attachments.push({ ...read, content: '' })
  else if (read.type === 'nav_menu_item') wxr.menuEntries.push(read)
  else wxr.others.push({ type: read.type, title: read.title })
}

const itemOf = ({ item: texts, categories }: Open): WxrItem => {
  const textOf = (name: keyof WxrItem) => texts.get(name)?.trim() ?? ''
  const meta = [...texts].flatMap(([key, value]) => (key.startsWith('meta ') ? [[key.slice(5), value]] : []))
  return {
    id: numberIn(textOf('id')),
    parent: numberIn(textOf('parent')),
    order: numberIn(textOf('order')),
    type: textOf('type'),
    title: textOf('title'),
    link: textOf('link'),
    slug: textOf('slug'),
    status: textOf('status'),
    password: textOf('password'),
    file: textOf('file'),
    menu: textOf('menu'),
    date: textOf('date'),
    author: textOf('author'),
    categories,
    content: texts.get('content') ?? '',
    excerpt: textOf('excerpt'),
    meta: Object.fromEntries(meta),
  }
}

const numberIn = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0)
