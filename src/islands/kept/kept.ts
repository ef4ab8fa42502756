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
  const [item, link, time, remove] = ['li', 'a', 'span', 'button'].map((name) => document.createElement(name))
  link?.setAttribute('href', path)
  link?.append(title || path)
  time?.append(at)
  remove?.setAttribute('type', 'button')
  remove?.setAttribute('aria-label', `Remove ${title || path}`)
  remove?.append('Remove')
  if (item) item.className = 'flex flex-wrap items-center gap-3'
  if (link) link.className = 'flex-1'
  if (time) time.className = 'hint'
  if (remove) remove.className = 'btn'
  remove?.addEventListener('click', () => void removeThen(path))
  item?.append(...[link, time, remove].filter((part) => part !== undefined))
  return item ?? document.createElement('li')
}

async function removeThen(path?: string): Promise<void> {
  await removeKeptPages(cacheName, path)
  await show()
  // The button that had the focus is gone.
  document.getElementById('main')?.focus()
}

removeAll?.addEventListener('click', () => void removeThen())
void show()
