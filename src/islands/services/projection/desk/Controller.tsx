import { useState } from 'react'
import { writeHashWords } from '../../../../components/staff/useHash.ts'
import { call } from '../../../../lib/api/call.ts'
import { refreshPresentation } from '../../../../lib/contract/services/calls/projection.ts'
import type { Deck, PresentationState } from '../../../../lib/contract/services/projection.ts'
import { placeAfter, slideAt } from '../../../../lib/services/projection/walk.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
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
  const { presentation, state, ahead, isKept, isLost, isWaiting, isGone, press, take, reload } = control
  const [isEditing, setEditing] = useState(false)
  const [hasKeys, setKeys] = useState(true)
  const [isCalling, setCalling] = useState(false)
  const [busy, act] = useAct()
  const deck = presentation?.deck
  const next = deck && placeAfter(deck, state, 1)
  const previous = deck && placeAfter(deck, state, -1)
  const go = (place: { item: string; slide: number } | undefined) => {
    if (place) press({ ...place, over: 'none' })
  }
  const cover = (over: 'black' | 'logo') => press({ over: state.over === over ? 'none' : over })
  const hear: Record<Key, () => void> = {
    next: () => go(next),
    previous: () => go(previous),
    first: () => go(deck && placeAfter(deck, { item: '', slide: 0 }, 1)),
    last: () => go(deck && lastOf(deck)),
    black: () => cover('black'),
    logo: () => cover('logo'),
    clear: () => press({ over: 'none' }),
  }
  useKeys(hasKeys && deck !== undefined && !isEditing, (key) => hear[key]())

  if (isGone) return <Gone />
  if (!presentation || !deck) return <div className="skeleton min-h-60" role="status" aria-busy="true" />
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <div className="grid gap-1">
          <h2 className="break-words">{presentation.title}</h2>
          <p className="text-ink-soft">{formatDay(presentation.day)}</p>
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
      <p role="status" className={isLost ? 'notice notice-warning' : 'text-ink-soft'}>
        {isLost ? words.isLost : [words.isLive, isKept && words.kept].filter(Boolean).join(' · ')}
        {isWaiting && ` ${words.isWaiting}`}
      </p>
      {presentation.is_outdated && (
        <div className="notice grid gap-3">
          <p>{words.outdated}</p>
          <p>
            <button
              className="btn"
              type="button"
              disabled={busy}
              onClick={() =>
                void act(
                  async () => take(await call(refreshPresentation, { id, seen: presentation.version })),
                  words.updated,
                )
              }
            >
              {words.update}
            </button>
          </p>
        </div>
      )}
      {isEditing ? (
        <Items presentation={presentation} take={take} reload={reload} />
      ) : (
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
              <button
                className="btn"
                type="button"
                aria-pressed={state.over === 'black'}
                onClick={() => cover('black')}
              >
                {words.black}
              </button>
              <button
                className="btn"
                type="button"
                aria-pressed={state.over === 'logo'}
                onClick={() => cover('logo')}
              >
                {words.logo}
              </button>
              {state.call ? (
                <button className="btn" type="button" onClick={() => press({ call: '' })}>
                  {words.callEnd({ number: state.call })}
                </button>
              ) : (
                <button className="btn" type="button" onClick={() => setCalling(true)}>
                  {words.call}
                </button>
              )}
            </div>
            <label className="choice">
              <input
                type="checkbox"
                checked={hasKeys}
                onChange={({ currentTarget }) => setKeys(currentTarget.checked)}
              />
              <span>{words.keys}</span>
            </label>
          </div>
          <DeckList deck={deck} state={state} go={go} />
        </div>
      )}
      <Screens presentation={presentation} take={take} />
      <Settings presentation={presentation} take={take} reload={reload} />
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
  const now = useNow(ahead, true)
  const next = placeAfter(deck, state, 1)
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
