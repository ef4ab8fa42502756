import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Deck, DeckItem, Slide } from '../../src/lib/contract/services/projection.ts'
import {
  fits,
  narrowest,
  sizeOf,
  smallest,
  splitReading,
  splitWords,
} from '../../src/lib/services/projection/fit.ts'
import { placeAfter, slideAt, timeLeft } from '../../src/lib/services/projection/walk.ts'

/* How large words are on a screen, where they are cut, and where presses lead. */

const hymn = [
  'Amazing grace, how sweet the sound',
  'That saved a wretch like me!',
  'I once was lost, but now am found,',
  'Was blind, but now I see.',
]

test('four lines of a hymn in one language have at least 1/14 of the height, on a narrow screen, too', () => {
  expect(sizeOf({ lines: hymn, ratio: 16 / 9 })).toBeLessThanOrEqual(14)
  expect(sizeOf({ lines: hymn, ratio: narrowest })).toBeLessThanOrEqual(14)
})

test('two languages are smaller by steps, and never below 1/22', () => {
  const one = sizeOf({ lines: hymn, ratio: narrowest })
  const two = sizeOf({ lines: hymn, second: hymn, ratio: narrowest })

  expect(two).toBeGreaterThanOrEqual(one)
  expect(two).toBeLessThanOrEqual(smallest)
  expect(fits({ lines: hymn, second: hymn }, two)).toBe(true)
})

const line = fc.string({ unit: fc.constantFrom(...'aeiklmnoɛɔstwWM ,'), minLength: 1, maxLength: 300 })

test('whatever the words are, each slide has room at 1/22 on the narrowest screen, and no word is lost', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), fc.array(line, { maxLength: 30 }), (lines, second) => {
      const slides = splitWords(lines, second)

      expect(slides.every((slide) => fits(slide, smallest))).toBe(true)
      const letters = (parts: readonly string[]) => parts.join('').replaceAll(' ', '')
      expect(letters(slides.flatMap((slide) => slide.lines))).toBe(letters(lines))
      expect(letters(slides.flatMap((slide) => slide.second))).toBe(letters(second))
    }),
  )
})

test('a reading keeps its words and the lines of a psalm, and each slide has room at 1/16', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const text = lines.join('\n')
      const slides = splitReading(text)

      expect(slides.every((slide) => fits({ lines: slide }, 16))).toBe(true)
      expect(slides.flat().join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
    }),
  )
  expect(splitReading('The Lord is my shepherd;\nI shall not want.')).toEqual([
    ['The Lord is my shepherd;', 'I shall not want.'],
  ])
})

test('every colour on a slide has a contrast of 7 to its ground', () => {
  const styles = ['slide', 'present'].map((name) =>
    readFileSync(new URL(`../../src/islands/services/projection/${name}.css`, import.meta.url), 'utf8'),
  )
  const [slide = ''] = styles
  const tone = (name: string) => new RegExp(`--slide-${name}: (#[0-9a-f]{6})`).exec(slide)?.[1] ?? ''
  const call = /\.slide-call \{[^}]*background: (#\w+);\s*color: (#\w+)/.exec(slide) ?? []
  const pairs = [
    ...['ink', 'second', 'soft'].map((name) => [tone(name), tone('ground')]),
    [call[2] ?? '', call[1] ?? ''],
    ['#ffffff', '#000000'],
  ]

  for (const [ink = '', ground = ''] of pairs) expect(wcagContrast(ink, ground)).toBeGreaterThanOrEqual(7)
  // No other colours are used: letters stand on the ground of a slide or on black.
  expect(new Set(styles.join().match(/#[0-9a-f]{3,6}\b/g))).toEqual(
    new Set(['#0d1512', '#ffffff', '#ffd76a', '#d5ddd8', '#14110a', '#000', '#fff', '#00b140', '#5b6a62']),
  )
})

const heading = (title: string): Slide => ({ kind: 'heading', title, text: '' })
const item = (id: string, slides: string[], seconds = 0): DeckItem => ({
  id,
  title: id,
  note: '',
  seconds,
  problem: '',
  slides: slides.map(heading),
})
const deck: Deck = {
  id: 1,
  title: 'Sunday',
  version: 1,
  church: 'Grace',
  logo: '',
  pictures: [],
  items: [
    item('loop', ['one', 'two', 'three'], 10),
    item('none', []),
    item('song', ['a', 'b']),
    item('end', ['c']),
  ],
}

test('presses go from slide to slide, over what has none, and stay at the ends', () => {
  const walk: unknown[] = []
  let at = { item: '', slide: 0 }
  for (let next = placeAfter(deck, at, 1); next; next = placeAfter(deck, at, 1)) {
    at = next
    walk.push(`${at.item} ${at.slide}`)
  }

  expect(walk).toEqual(['loop 0', 'song 0', 'song 1', 'end 0'])
  expect(placeAfter(deck, at, -1)).toEqual({ item: 'song', slide: 1 })
  expect(placeAfter(deck, { item: 'loop', slide: 0 }, -1)).toBeUndefined()
  expect(placeAfter(deck, { item: '', slide: 0 }, -1)).toBeUndefined()
})

test('notices go round by the clock, the same on every screen', () => {
  const shown = (seconds: number) => {
    const slide = slideAt(deck, { item: 'loop', slide: 0, pressed_at: 1000 }, 1000 + seconds * 1000)
    return slide?.kind === 'heading' && slide.title
  }

  expect([0, 9.9, 10, 25, 30, -5].map(shown)).toEqual(['one', 'one', 'two', 'three', 'one', 'one'])
})

test.each([
  [0, '0:00'],
  [-60_000, '0:00'],
  [59_001, '1:00'],
  [65_000, '1:05'],
  [3_600_000, '1:00:00'],
  [90_061_000, '25:01:01'],
])('%s milliseconds before its end a countdown says %s', (left, text) => {
  const now = Date.parse('2026-11-29T08:00:00Z')

  expect(timeLeft(new Date(now + left).toISOString(), now)).toBe(text)
})
