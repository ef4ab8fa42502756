import { useEffect, useRef } from 'react'
import type { Deck, DeckItem, PresentationState } from '../../../../lib/contract/services/projection.ts'
import { linesOf, type Place } from '../../../../lib/services/projection/walk.ts'
import { projectionDeskWords as words } from './messages.ts'

type Props = { deck: Deck; state: PresentationState; go: (place: Place) => void }

/** All slides by their items; a press goes there. The slide of now stays in sight. */
export function DeckList({ deck, state, go }: Props) {
  const current = useRef<HTMLButtonElement>(null)
  const at = `${state.item} ${state.slide}`
  const shown = useRef(at)
  useEffect(() => {
    // Not when the list is opened: what the hall sees is above it.
    if (shown.current !== at) current.current?.scrollIntoView?.({ block: 'nearest' })
    shown.current = at
  }, [at])
  return (
    <section className="grid gap-4" aria-label={words.slideList}>
      {deck.items.map((item) => (
        <div className="grid gap-2" key={item.id}>
          <h3 className="break-words">{item.title}</h3>
          {item.problem && <p className="hint">{problemOf(item.problem)}</p>}
          {item.note && <p className="hint">{item.note}</p>}
          <ol className="control-slides">
            {pressedSlides(item).map(({ slide, number }) => {
              const isNow = state.item === item.id && state.slide === number
              const text = linesOf(slide).join(' / ') || words.noWords
              return (
                <li key={number}>
                  <button
                    ref={isNow ? current : undefined}
                    type="button"
                    aria-current={isNow ? 'true' : undefined}
                    aria-label={words.goTo({ item: item.title, number: number + 1, text })}
                    onClick={() => go({ item: item.id, slide: number })}
                  >
                    {item.seconds > 0 ? words.slides({ count: item.slides.length }) : text}
                  </button>
                </li>
              )
            })}
          </ol>
        </div>
      ))}
    </section>
  )
}

/** The slides of an item to which a press goes, each with its place; of a loop the first alone. */
const pressedSlides = ({ slides, seconds }: DeckItem) =>
  slides.slice(0, seconds > 0 ? 1 : undefined).map((slide, number) => ({ slide, number }))

/** Why an item shows nothing. */
export function problemOf(problem: DeckItem['problem']): string {
  switch (problem) {
    case 'licence':
      return words.problemLicence
    case 'missing':
      return words.problemMissing
    case 'empty':
      return words.problemEmpty
    case '':
      return ''
  }
}
