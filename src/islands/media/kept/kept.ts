import { keptWords } from './messages.ts'
import '../../shell/every-page/site.ts'
import { type CachedPage, listCachedPages, removeCachedPages } from './cached-pages.ts'

/* The page /kept: the pages and sounds that this device has cached. It also stands in for a page that is not cached, so it needs no network. */

/** In the order of the page. The names of the caches are in the HTML: a module with them would be shared, and a request more. */
const [sounds, list, none, removeAll] = document.querySelectorAll<HTMLElement>('[data-kept]')
const cacheName = list?.dataset['kept'] ?? ''

async function show(): Promise<void> {
  const pages = await listCachedPages(cacheName)
  list?.replaceChildren(...pages.map(row))
  none?.toggleAttribute('hidden', pages.length > 0)
}

function row({ path, title, at }: CachedPage): HTMLElement {
  const [item, about, link, remove] = [make('li'), make('span'), make('a'), make('button')]
  item.className = 'flex flex-wrap items-center justify-between gap-3'
  about.className = 'grid flex-1 basis-40'
  remove.className = 'btn'
  link.setAttribute('href', path)
  link.append(title)
  about.append(link, at)
  remove.ariaLabel = keptWords.removePage({ title })
  remove.append(keptWords.remove)
  remove.onclick = () => void removeThen(path)
  item.append(about, remove)
  return item
}

const make = (name: string): HTMLElement => document.createElement(name)

async function removeThen(path?: string): Promise<void> {
  await removeCachedPages(cacheName, path)
  await show()
  // The button that had the focus is gone.
  document.getElementById('main')?.focus()
}

removeAll?.addEventListener('click', () => void removeThen())
void show()

/** The code came with the first sound that was cached; without a network and without it, the list is left out. */
async function showSounds(): Promise<void> {
  if (!sounds || !(await caches.has(sounds.dataset['kept'] ?? ''))) return
  const { listSounds } = await import('../player/offline-sounds.ts')
  await listSounds(sounds)
}

showSounds().catch(console.error)
