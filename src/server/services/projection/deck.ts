import type { DeckItem, ProjectionItem, Slide } from '../../../lib/contract/services/projection.ts'
import { splitReading } from '../../../lib/services/projection/fit.ts'
import { instantOf } from '../../../lib/time/instants.ts'
import { inLanguageOfAccount } from '../../accounts/accounts/sessions/kept-language.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { projectionWords as words } from './messages.ts'
import { noticeSlides } from './notices.ts'
import { passageOf } from './passages.ts'
import { qrTo } from './qr.ts'
import { songSlides } from './song-slides.ts'

export type Making = { db: Db; now: Date }

type Made = { title: string; slides: Slide[]; seconds?: number; problem?: DeckItem['problem'] }

/**
 * The slides of items as songs, notices and church are now, with the addresses of their QR codes as `qrTo` has them. Words that nobody has typed
 * are in the church's first language, whoever asks: the screen is everybody's.
 */
export async function makeDeck(making: Making, items: readonly ProjectionItem[]): Promise<DeckItem[]> {
  return inLanguageOfAccount(making.db, null, () => slidesOfAll(making, items))
}

async function slidesOfAll(making: Making, items: readonly ProjectionItem[]): Promise<DeckItem[]> {
  const deck: DeckItem[] = []
  for (const item of items) {
    const { seconds = 0, problem, ...made } = await makeSlides(making, item)
    const missing = made.slides.length === 0 ? 'empty' : ''
    deck.push({ id: item.id, note: item.note, seconds, problem: problem ?? missing, ...made })
  }
  return deck
}

async function makeSlides({ db, now }: Making, item: ProjectionItem): Promise<Made> {
  switch (item.kind) {
    case 'song':
      return songSlides(db, item)
    case 'reading':
      return readingSlides(item)
    case 'notice': {
      const { title, text, picture, link } = item
      const qr = link ? qrTo(link) : null
      return { title, slides: [{ kind: 'notice', title, text, picture, qr }] }
    }
    case 'notices': {
      const slides = await noticeSlides(db, { days: item.days, now })
      return { title: item.title || words.notices, slides, seconds: item.seconds }
    }
    case 'countdown': {
      const { time_zone } = await readChurch(db)
      const [day = '', hour = ''] = item.until.split('T')
      const until = instantOf(time_zone, day, hour)
      const title = item.title || words.countdown
      if (Number.isNaN(until.getTime())) return { title, slides: [] }
      return { title, slides: [{ kind: 'countdown', title: item.title, until: until.toISOString() }] }
    }
    case 'giving': {
      const { giving_ways } = await readChurch(db)
      const ways = giving_ways
        .filter(({ account }) => account !== '')
        .slice(0, 4)
        .map(({ title, account }) => ({ title, account }))
      const title = item.title || words.giving
      return { title, slides: [{ kind: 'giving', title, ways, qr: qrTo('/give') }] }
    }
    case 'heading': {
      const { title, text } = item
      return { title, slides: [{ kind: 'heading', title, text }] }
    }
    case 'logo':
      return { title: item.title || words.logo, slides: [{ kind: 'logo' }] }
  }
}

/** A reading; without its words its passage alone, so that everybody finds it in their own Bible. */
function readingSlides(item: Extract<ProjectionItem, { kind: 'reading' }>): Made {
  const { reference, text, footer } = item
  const title = item.title || passageOf(reference) || reference
  const parts = splitReading(text)
  if (parts.length === 0) return { title, slides: [{ kind: 'heading', title, text: '' }] }
  return { title, slides: parts.map((lines) => ({ kind: 'reading', title, lines, footer })) }
}
