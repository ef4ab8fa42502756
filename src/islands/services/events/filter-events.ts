import { matches } from '../../../lib/finding/find-events.ts'

/** The coming events, then the past ones. */
const cards = [...document.querySelectorAll<HTMLElement>('[data-event]')]
const band = document.querySelector('[data-events] .kente')
const empty = document.querySelector<HTMLElement>('[data-no-events]')

/** Shows the events that the form asks for, and says so in the address. Loaded with the first letter or choice. */
export function filterEvents(form: HTMLFormElement): void {
  const fields = new FormData(form)
  const search = {
    search: `${fields.get('search') ?? ''}`,
    category: `${fields.get('category') ?? 'all'}`,
  }
  for (const card of cards) {
    const { words = '', category = '' } = card.dataset
    card.hidden = !matches({ words, category }, search)
  }
  const first = cards.find((card) => !card.hidden)
  feature(first)
  if (empty) empty.hidden = Boolean(first)
  // Only past events are found.
  const past = first?.closest('details')
  if (past) past.open = true
  const query = new URLSearchParams(Object.entries(search).filter(([, value]) => value && value !== 'all'))
  history.replaceState(null, '', query.size ? `?${query}` : location.pathname)
}

/** Makes the first visible card the featured one, with the kente band at its top. */
function feature(first: HTMLElement | undefined): void {
  for (const card of cards) card.classList.toggle('featured-event', card === first)
  if (band) first?.prepend(band)
}
