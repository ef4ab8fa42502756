import { useState } from 'react'
import { writeHashWords } from '../../../../components/staff/useHash.ts'
import { call } from '../../../../lib/api/call.ts'
import { refreshPresentation } from '../../../../lib/contract/services/calls/projection.ts'
import type {
  Deck,
  PresentationAnswer,
  PresentationState,
} from '../../../../lib/contract/services/projection.ts'
import { isMoving, type Place, placeAfter, slideAt } from '../../../../lib/services/projection/walk.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { LogoView, SlideView } from '../SlideView.tsx'
import { useNow } from '../useNow.ts'
import { CallDialog } from './CallDialog.tsx'
import { DeckList } from './DeckList.tsx'
import { Items } from './Items.tsx'
import { projectionDeskWords as words } from './messages.ts'
import { Screens } from './Screens.tsx'
import { Settings } from './Settings.tsx'
import { useControl } from './useControl.ts'
import { type Key, useKeys } from './useKeys.ts'

/** Controls what the projector shows: the slide of now, the next one, and the buttons under the thumb. */
export function Controller({ id }: { id: number }) {
  const control = useControl(id)
  const { presentation, isGone } = control
  if (isGone) return <Gone />
  if (!presentation) return <div className="skeleton min-h-60" role="status" aria-busy="true" />
  return <Opened {...control} presentation={presentation} />
}

type Opened = ReturnType<typeof useControl> & { presentation: PresentationAnswer }

function Opened({ presentation, ...control }: Opened) {
  const { take, reload } = control
  const [isEditing, setEditing] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <div className="grid gap-1">
          <h2 className="break-words">{presentation.title}</h2>
          <p className="text-ink-soft">{shownDay(presentation.day)}</p>
        </div>
        <p className="flex flex-wrap gap-3">
          <button className="btn" type="button" onClick={() => writeHashWords({ show: '' })}>
            {words.back}
          </button>
          <button className="btn" type="button" onClick={() => setEditing(!isEditing)}>
            {isEditing ? words.finish : words.editItems}
          </button>
        </p>
      </div>
      <Connection {...control} />
      {presentation.is_outdated && <Outdated presentation={presentation} take={take} />}
      {isEditing ? (
        <Items presentation={presentation} take={take} reload={reload} />
      ) : (
        <Slides deck={presentation.deck} {...control} />
      )}
      <Screens presentation={presentation} take={take} />
      <Settings presentation={presentation} take={take} reload={reload} />
    </div>
  )
}

function Connection({ isLost, isKept, isWaiting }: Pick<Opened, 'isLost' | 'isKept' | 'isWaiting'>) {
  return (
    <p role="status" className={isLost ? 'notice notice-warning' : 'text-ink-soft'}>
      {isLost ? words.isLost : [words.isLive, isKept && words.kept].filter(Boolean).join(' · ')}
      {isWaiting && ` ${words.isWaiting}`}
    </p>
  )
}

function Outdated({ presentation: { id, version }, take }: Pick<Opened, 'presentation' | 'take'>) {
  const [busy, act] = useAct()
  const update = async () => take(await call(refreshPresentation, { id, seen: version }))
  return (
    <div className="notice grid gap-3">
      <p>{words.outdated}</p>
      <p>
        <button className="btn" type="button" disabled={busy} onClick={() => void act(update, words.updated)}>
          {words.update}
        </button>
      </p>
    </div>
  )
}

type SlidesProps = { deck: Deck } & Pick<Opened, 'state' | 'ahead' | 'press'>

/** What the hall sees, what comes next, and where one can go. */
function Slides({ deck, state, ahead, press }: SlidesProps) {
  const [hasKeys, setKeys] = useState(true)
  const [isCalling, setCalling] = useState(false)
  const next = placeAfter(deck, state, 1)
  const previous = placeAfter(deck, state, -1)
  const go = (place: Place | undefined) => {
    if (place) press({ ...place, over: 'none' })
  }
  const cover = (over: 'black' | 'logo') => press({ over: state.over === over ? 'none' : over })
  const hear: Record<Key, () => void> = {
    next: () => go(next),
    previous: () => go(previous),
    first: () => go(placeAfter(deck, { item: '', slide: 0 }, 1)),
    last: () => go(lastOf(deck)),
    black: () => cover('black'),
    logo: () => cover('logo'),
    clear: () => press({ over: 'none' }),
  }
  useKeys(hasKeys, (key) => hear[key]())
  const covering = (over: 'black' | 'logo') => (
    <button className="btn" type="button" aria-pressed={state.over === over} onClick={() => cover(over)}>
      {over === 'black' ? words.black : words.logo}
    </button>
  )
  return (
    <div className="control">
      <div className="control-deck grid gap-3">
        <Previews deck={deck} state={state} ahead={ahead} />
        <div className="control-bar">
          <button className="btn" type="button" disabled={!previous} onClick={() => go(previous)}>
            {words.previousSlide}
          </button>
          <button
            className="btn btn-primary control-next"
            type="button"
            disabled={!next}
            onClick={() => go(next)}
          >
            {words.nextSlide}
          </button>
          {covering('black')}
          {covering('logo')}
          <button
            className="btn"
            type="button"
            onClick={() => (state.call ? press({ call: '' }) : setCalling(true))}
          >
            {state.call ? words.callEnd({ number: state.call }) : words.call}
          </button>
        </div>
        <label className="choice control-keys">
          <input
            type="checkbox"
            checked={hasKeys}
            onChange={({ currentTarget }) => setKeys(currentTarget.checked)}
          />
          <span>{words.keys}</span>
        </label>
      </div>
      <DeckList deck={deck} state={state} go={go} />
      {isCalling && <CallDialog call={(number) => press({ call: number })} close={() => setCalling(false)} />}
    </div>
  )
}

function lastOf(deck: Deck) {
  const item = deck.items.findLast(({ slides }) => slides.length > 0)
  return item && { item: item.id, slide: item.seconds > 0 ? 0 : item.slides.length - 1 }
}

type PreviewProps = { deck: Deck; state: PresentationState; ahead: number }

/** What the hall sees now, and what the next press shows. */
function Previews({ deck, state, ahead }: PreviewProps) {
  const next = placeAfter(deck, state, 1)
  const now = useNow(ahead, isMoving(deck, state) || (next !== undefined && isMoving(deck, next)))
  return (
    <div className="control-screens">
      <figure className="control-screen" data-now="">
        <figcaption>{words.now}</figcaption>
        <div className="control-frame">
          <SlideView deck={deck} slide={slideAt(deck, state, now)} ratio={16 / 9} now={now} />
          {state.over === 'logo' && <LogoView deck={deck} />}
          {state.over === 'black' && <div className="control-black" />}
          {state.call && <p className="slide-call">{words.calling({ number: state.call })}</p>}
        </div>
      </figure>
      <figure className="control-screen">
        <figcaption>{next ? words.next : words.last}</figcaption>
        <div className="control-frame">
          {next && (
            <SlideView
              deck={deck}
              slide={slideAt(deck, { ...next, pressed_at: now }, now)}
              ratio={16 / 9}
              now={now}
            />
          )}
        </div>
      </figure>
    </div>
  )
}

function Gone() {
  return (
    <div className="empty">
      <p role="status">{words.gone}</p>
      <p>
        <button className="btn" type="button" onClick={() => writeHashWords({ show: '' })}>
          {words.back}
        </button>
      </p>
    </div>
  )
}
