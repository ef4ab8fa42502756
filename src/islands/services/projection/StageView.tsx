import type { Deck, PresentationState, Slide } from '../../../lib/contract/services/projection.ts'
import { itemOf, placeAfter, slideAt } from '../../../lib/services/projection/walk.ts'
import { churchZone } from '../../../lib/site/this-church.ts'
import { hourIn } from '../../../lib/time/church-time.ts'
import { presentWords as words } from './messages.ts'
import { SlideView } from './SlideView.tsx'

type Props = {
  deck: Deck
  state: PresentationState
  slide: Slide | undefined
  now: number
  isLost: boolean
}

/** What the stage sees: the slide and the next one, the clock, and the note of the item. */
export function StageView({ deck, state, slide, now, isLost }: Props) {
  const next = placeAfter(deck, state, 1)
  const item = itemOf(deck, state.item)
  return (
    <div className="present-stage">
      <header>
        <p>{item?.title ?? deck.title}</p>
        {state.call && <p>{words.call({ number: state.call })}</p>}
        <p>
          <strong>{hourIn(churchZone(), new Date(now))}</strong>
        </p>
      </header>
      <div className="present-frame">
        <SlideView deck={deck} slide={slide} ratio={4 / 3} now={now} />
      </div>
      <div className="present-stage-next">
        <h2>{next ? words.next : words.last}</h2>
        {next && (
          <div className="present-frame">
            <SlideView
              deck={deck}
              slide={slideAt(deck, { ...next, pressed_at: now }, now)}
              ratio={4 / 3}
              now={now}
            />
          </div>
        )}
      </div>
      <p className="present-note" role="status">
        {[item?.note, isLost && words.lost].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
