import '../shell/every-page/site.ts'
import { type KeptPage, listKeptPages, removeKeptPages } from './kept-pages.ts'

/* The page /kept: what this device keeps. It also stands in for a page that is not kept, so it needs no network. */

const list = document.querySelector<HTMLElement>('[data-kept-pages]')
/** In the HTML, because a module with the names would be a request more on the pages that share it. */
const cacheName = list?.dataset['keptPages'] ?? ''
const none = document.querySelector<HTMLElement>('[data-kept-none]')
const removeAll = document.querySelector<HTMLElement>('[data-kept-remove]')

async function show(): Promise<void> {
  const pages = await listKeptPages(cacheName)
  list?.replaceChildren(...pages.map(row))
  none?.toggleAttribute('hidden', pages.length > 0)
  removeAll?.toggleAttribute('hidden', pages.length === 0)
}

function row({ path, title, at }: KeptPage): HTMLElement {
  const [item, about, link, remove] = [make('li'), make('span'), make('a'), make('button')]
  item.className = 'flex items-center justify-between gap-3'
  about.className = 'grid'
  remove.className = 'btn'
  link.setAttribute('href', path)
  link.append(title || path)
  about.append(link, at)
  remove.ariaLabel = `Remove ${title || path}`
  remove.append('Remove')
  remove.onclick = () => void removeThen(path)
  item.append(about, remove)
  return item
}

const make = (name: string): HTMLElement => document.createElement(name)

async function removeThen(path?: string): Promise<void> {
  await removeKeptPages(cacheName, path)
  await show()
  // The button that had the focus is gone.
  document.getElementById('main')?.focus()
}

removeAll?.addEventListener('click', () => void removeThen())
void show()
