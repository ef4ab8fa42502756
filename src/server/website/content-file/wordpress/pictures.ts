import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Picture } from '../../../../lib/contract/website/blocks/field.ts'
import { pagePictureLimit } from '../../../../lib/contract/website/page-editing.ts'
import { storeSizes } from '../../../platform/files/picture-sizes.ts'
import { NotAPicture } from '../../../platform/files/pictures.ts'
import type { FileStore } from '../../../platform/files/store.ts'
import { FileRefused } from '../import.ts'
import type { Note } from './notes.ts'
import { decoded } from './places.ts'
import type { Wxr, WxrItem } from './read-wxr.ts'
import type { NamedPicture, TakePictures } from './takes.ts'

/*
 * An export names pictures by address alone. Their files come from a copy of wp-content/uploads; nothing is fetched. A picture's
 * key is made of its bytes, so that the same one is stored once, however often the import runs.
 */

export type PictureSource = {
  /** The folder with the files; undefined without one. */
  folder: string | undefined
  /** Where pictures are stored; undefined for a dry run, which draws none. */
  files: FileStore | undefined
}

/** How many pictures were found, and the paths of those that were not. */
type PictureCount = { found: Set<string>; missing: Set<string> }

type Site = PictureSource & {
  wxr: Wxr
  root: string | undefined
  byId: ReadonlyMap<number, WxrItem>
  byPath: ReadonlyMap<string, WxrItem>
  count: PictureCount
}

/** Takes pictures for pages. Throws FileRefused for a folder that does not exist. */
export async function openPictures(wxr: Wxr, { folder, files }: PictureSource) {
  const root = await rootOf(folder)
  const byId = new Map(wxr.attachments.map((one) => [one.id, one]))
  const byPath = new Map(wxr.attachments.map((one) => [withoutSize(pathOf(one)), one]))
  const count: PictureCount = { found: new Set(), missing: new Set() }
  const site: Site = { wxr, folder, files, root, byId, byPath, count }
  const takeOf =
    (page: WxrItem): TakePictures =>
    async (named, note) => {
      const taken = []
      for (const one of namedOf(site, page, named)) taken.push(...(await takeOne(site, one, note)))
      return taken
    }
  return { takeOf, count }
}

/** The folder as the file system names it. Throws FileRefused for one that does not exist. */
export async function rootOf(folder: string | undefined): Promise<string | undefined> {
  if (folder === undefined) return undefined
  return realpath(folder).catch(() => {
    throw new FileRefused(`There is no folder ${folder}.`)
  })
}

/** A gallery that names no pictures has those that were uploaded for its page. */
const namedOf = ({ wxr }: Site, page: WxrItem, named: NamedPicture): NamedPicture[] =>
  named.attachment === -1
    ? wxr.attachments
        .filter(({ parent, file }) => parent === page.id && isPicture(file))
        .map(({ id }) => ({ ...named, attachment: id }))
    : [named]

async function takeOne(site: Site, named: NamedPicture, note: Note): ReturnType<TakePictures> {
  const path = uploadPathOf(named.address, site.wxr.base)
  const about = site.byId.get(named.attachment) ?? site.byPath.get(withoutSize(path))
  const given = named.description || about?.meta['_wp_attachment_image_alt'] || ''
  const description = given.trim().slice(0, 300)
  const paths = [about ? pathOf(about) : '', path, withoutSize(path)].filter(Boolean)
  const [name] = paths
  if (!name) {
    const called = named.address.slice(0, 120) || `with the number ${named.attachment}`
    note(`The picture ${called} was left out: it is not among the uploads of the site.`)
    return []
  }
  const stored = await readPicture(site, name, paths, note)
  if (stored && !description)
    note(`The picture ${name} has no description: say what it shows, or that it is a decoration.`)
  const picture = { ...noPicture, description, ...stored }
  return [{ picture, caption: named.caption || (about?.excerpt ?? '') }]
}

/** The stored picture; undefined, with a note, where there is none. */
async function readPicture(
  { root, files, count }: Site,
  name: string,
  paths: readonly string[],
  note: Note,
): Promise<Stored | undefined> {
  const file = root === undefined ? undefined : await findIn(root, paths)
  if (!file) {
    count.missing.add(name)
    const where = root === undefined ? '(no --pictures FOLDER)' : 'in the folder'
    note(`The picture ${name} was not found ${where}: its place is kept.`)
    return undefined
  }
  try {
    const stored = await storeOnce(file, files)
    count.found.add(name)
    return stored
  } catch (error) {
    if (!(error instanceof NotAPicture)) throw error
    note(`The picture ${name} cannot be read: its place is kept.`)
    return undefined
  }
}

type Stored = Pick<Picture, 'key' | 'width' | 'height'>

const noPicture: Picture = { key: '', description: '', decoration: false, width: 0, height: 0 }

const isPicture = (address: string): boolean => /\.(?:jpe?g|png|webp|avif|heic|heif|gif)$/i.test(address)

/** A file's path below wp-content/uploads, `2019/05/choir.jpg`. */
export const pathOf = ({ meta, file }: WxrItem): string =>
  meta['_wp_attached_file']?.trim() || uploadPathOf(file, file)

/** The path below the uploads that an address names; '' for an address of another site. */
export function uploadPathOf(address: string, base: string): string {
  if (!address || !URL.canParse(address, base)) return ''
  const url = new URL(address, base)
  const host = (one: URL) => one.host.replace(/^www\./, '')
  const isHere = URL.canParse(base) && host(url) === host(new URL(base))
  // Jetpack serves pictures of a site as i0.wp.com/church.example/wp-content/….
  if (!/^https?:$/.test(url.protocol) || !(isHere || /^i\d\.wp\.com$/.test(url.host))) return ''
  const [, path = ''] = decoded(url.pathname).split('/uploads/')
  return path
}

/** `choir.jpg` of `choir-300x200.jpg`, `choir-scaled.jpg`: the sizes that WordPress makes of a picture. */
const withoutSize = (path: string): string => path.replace(/-(?:\d{1,5}x\d{1,5}|scaled)(\.\w{1,5})$/, '$1')

/** The first of the paths that is a file below the folder: of the uploads, or of the site. */
export async function findIn(root: string, paths: readonly string[]): Promise<string | undefined> {
  const below = [[], ['uploads'], ['wp-content', 'uploads']]
  for (const path of paths)
    for (const above of below) {
      const file = await realpath(join(root, ...above, path)).catch(() => undefined)
      // A link or `..` in the export must not lead out of the folder.
      if (!file?.startsWith(root.endsWith(sep) ? root : root + sep)) continue
      if ((await stat(file)).isFile()) return file
    }
  return undefined
}

/** Stores a picture in all sizes under the key of its bytes. Without a store it is only looked at. Throws NotAPicture. */
async function storeOnce(file: string, files: FileStore | undefined): Promise<Stored> {
  const { size } = await stat(file)
  if (size > pagePictureLimit) throw new NotAPicture('It is too large')
  const key = await keyOf(file, 'webp')
  if (!files) return { key, width: 0, height: 0 }
  const stored = await storeSizes(files, file, key)
  return { key: stored.key, width: stored.width, height: stored.height }
}

/** A key made of the bytes of a file, so that the same one is stored once. */
export async function keyOf(file: string, extension: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(file)) hash.update(bytes)
  return `pages/${hash.digest().subarray(0, 16).toString('base64url')}.${extension}`
}
