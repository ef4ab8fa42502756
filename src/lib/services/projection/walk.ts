import type { Deck, DeckItem, PresentationState, Slide } from '../../contract/services/projection.ts'

/** A slide of a deck by its item. */
export type Place = { item: string; slide: number }

/** The state of a presentation that nobody has begun. */
export const before: PresentationState = {
  version: 0,
  item: '',
  slide: 0,
  over: 'none',
  call: '',
  pressed_at: 0,
}

/** Where the presses lead: each slide, but of a loop its first alone. */
const placesOf = ({ items }: Deck): Place[] =>
  items.flatMap(({ id: item, seconds, slides }) =>
    slides.slice(0, seconds > 0 ? 1 : undefined).map((_, slide) => ({ item, slide })),
  )

/** The place so many presses on, or back for a negative number; undefined beyond the ends. A place that is no more counts as before the first. */
export function placeAfter(deck: Deck, { item, slide }: Place, presses: number): Place | undefined {
  const places = placesOf(deck)
  const at = places.findIndex((place) => place.item === item && place.slide === slide)
  if (at >= 0) return places[at + presses]
  return presses > 0 ? places[presses - 1] : undefined
}

export const itemOf = (deck: Deck, id: string): DeckItem | undefined =>
  deck.items.find((item) => item.id === id)

/** What a place shows at a time of the server’s clock; undefined before the first press, and for a place that is no more. */
export function slideAt(
  deck: Deck,
  { item: id, slide, pressed_at }: Place & { pressed_at: number },
  now: number,
): Slide | undefined {
  const item = itemOf(deck, id)
  if (!item || item.slides.length === 0) return undefined
  if (item.seconds === 0) return item.slides[slide]
  const turn = Math.max(0, Math.floor((now - pressed_at) / 1000 / item.seconds))
  return item.slides[turn % item.slides.length]
}

/** Whether what a place shows changes by the clock: a countdown, or slides that go round. */
export function isMoving(deck: Deck, { item: id, slide }: Place): boolean {
  const item = itemOf(deck, id)
  return item !== undefined && (item.seconds > 0 || item.slides[slide]?.kind === 'countdown')
}

/** The lines of a slide, for a list of slides and for a lower third. */
export function linesOf(slide: Slide): string[] {
  switch (slide.kind) {
    case 'words':
      return [...slide.lines, ...slide.second]
    case 'reading':
      return slide.lines
    case 'notice':
    case 'heading':
      return [slide.title, slide.text].filter(Boolean)
    case 'giving':
      return [slide.title, ...slide.ways.map(({ title, account }) => `${title} ${account}`)].filter(Boolean)
    case 'countdown':
      return [slide.title].filter(Boolean)
    case 'logo':
      return []
  }
}

/** The time until an instant as `9:05` or `1:02:03`; `0:00` when it is over. */
export function timeLeft(until: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
