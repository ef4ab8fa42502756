import { useState } from 'react'
import type { Deck, PresentationState, Slide } from '../../../lib/contract/services/projection.ts'
import { isMoving, itemOf, slideAt } from '../../../lib/services/projection/walk.ts'
import { presentWords as words } from './messages.ts'
import { LogoView, SlideView } from './SlideView.tsx'
import { StageView } from './StageView.tsx'
import { ThirdView } from './ThirdView.tsx'
import { useAwake } from './useAwake.ts'
import { useNow } from './useNow.ts'
import { useRatio } from './useRatio.ts'
import type { Screen } from './useScreen.ts'

type Props = Screen & { deck: Deck; state: PresentationState; query: string }

/** The slides of a deck where its state is, in the view that the address asks for. */
export function Shown({ deck, state, ahead, isKept, isLost, query }: Props) {
  const view = new URLSearchParams(query).get('view') ?? 'full'
  const isAwake = useAwake()
  const ratio = useRatio()
  const now = useNow(ahead, view === 'stage' || isMoving(deck, state))
  const slide = slideAt(deck, state, now)
  return (
    <div
      className="present"
      data-view={view}
      data-key={new URLSearchParams(query).get('key') ?? undefined}
      data-awake={isAwake ? '' : undefined}
      data-kept={isKept ? '' : undefined}
    >
      <h1 className="sr-only">{deck.title}</h1>
      {view === 'stage' ? (
        <StageView {...{ deck, state, slide, now, isLost }} />
      ) : view === 'lower-third' ? (
        <ThirdView slide={state.over === 'none' ? slide : undefined} />
      ) : (
        <FullView {...{ deck, state, slide, now, ratio }} />
      )}
      {view !== 'stage' && <p className="sr-only">{isLost && words.lost}</p>}
      {view !== 'lower-third' && (
        <p className="present-bar">
          <button
            className="btn"
            type="button"
            onClick={() => void document.documentElement.requestFullscreen?.().catch(() => undefined)}
          >
            {words.fullScreen}
          </button>
        </p>
      )}
    </div>
  )
}

type View = { deck: Deck; state: PresentationState; slide: Slide | undefined; now: number; ratio: number }

/** The slide over the one before, which stays below while it fades in. */
function FullView({ deck, state, slide, now, ratio }: View) {
  const key = `${deck.version} ${state.item} ${slide ? (itemOf(deck, state.item)?.slides.indexOf(slide) ?? 0) : ''}`
  const [layers, setLayers] = useState([{ key, slide }])
  const [top] = layers
  if (top?.key !== key) setLayers([{ key, slide }, ...(top ? [top] : [])])
  return (
    <>
      {[...layers].reverse().map((layer) => (
        <div className="present-layer" key={layer.key} aria-hidden={layer.key === key ? undefined : true}>
          <SlideView deck={deck} slide={layer.slide} ratio={ratio} now={now} />
        </div>
      ))}
      {state.over === 'logo' && (
        <div className="present-layer" data-over="logo">
          <LogoView deck={deck} />
        </div>
      )}
      {state.over === 'black' && <div className="present-black" data-over="black" />}
      {state.call && (
        <p className="slide-call" role="status">
          {words.call({ number: state.call })}
        </p>
      )}
    </>
  )
}
