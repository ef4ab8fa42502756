import { rates } from '../../../lib/browser/playback.ts'
import { playerWords } from './messages.ts'

/* The elements of the player bar. They are not parsed from HTML strings, which the pages' Trusted Types policy forbids. */

const shapes = { play: 'M8 5.5v13l10.5-6.5Z', pause: 'M8 6v12M16 6v12', close: 'm6 6 12 12M18 6 6 18' }
const vectors = 'http://www.w3.org/2000/svg'

/** The SVG icon of a button. */
export function icon(shape: keyof typeof shapes): Element {
  const drawing = withAttributes(document.createElementNS(vectors, 'svg'), {
    class: 'symbol',
    viewBox: '0 0 24 24',
    'aria-hidden': 'true',
  })
  drawing.append(withAttributes(document.createElementNS(vectors, 'path'), { d: shapes[shape] }))
  return drawing
}

/** The title and status, the buttons, and the time, in this order. Titles are set later as text. */
export function makeParts(): HTMLElement[] {
  return [
    make('p', { class: 'player-words' }, make('a'), ' ', make('span', { role: 'status' })),
    make(
      'p',
      { class: 'player-acts' },
      button('back', playerWords.back, '−15'),
      button('toggle', playerWords.play, icon('play')),
      button('on', playerWords.on, '+15'),
      make(
        'label',
        {},
        make('span', { class: 'sr-only' }, playerWords.speed),
        make('select', {}, ...rates.map(choice)),
      ),
      button('close', playerWords.close, icon('close')),
    ),
    make(
      'p',
      { class: 'player-time' },
      make('span'),
      make('input', { type: 'range', min: '0', step: '1', 'aria-label': playerWords.position }),
      make('span'),
    ),
  ]
}

const choice = (rate: number) => make('option', { value: String(rate) }, `${rate}×`)

const button = (act: string, label: string, face: string | Element) =>
  make('button', { class: 'icon-button', type: 'button', 'data-act': act, 'aria-label': label }, face)

function make(name: string, attributes: Record<string, string> = {}, ...parts: (string | Element)[]) {
  const made = withAttributes(document.createElement(name), attributes)
  made.append(...parts)
  return made
}

function withAttributes<Made extends Element>(made: Made, attributes: Record<string, string>): Made {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}
