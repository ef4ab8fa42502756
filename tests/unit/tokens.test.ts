import { readFileSync } from 'node:fs'
import { converter, parse, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('../../src/layouts/tokens.css', import.meta.url), 'utf8')
const rgb = converter('rgb')

type Scheme = 'light' | 'dark'

/** The colour of a token in one scheme, as a screen shows it. */
function colour(token: string, scheme: Scheme) {
  const value = new RegExp(`--color-${token}: (.+);`).exec(css)?.[1] ?? ''
  const pair = /^light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)$/.exec(value)
  const found = rgb(parse((scheme === 'light' ? pair?.[1] : pair?.[2]) ?? value))
  if (!found) throw new Error(`--color-${token} is no colour: ${value}`)
  return found
}

const aaa = 7
const aa = 4.5
/** WCAG 1.4.11: the contrast of what marks a control. */
const control = 3

/** Text, background and the least contrast between them. */
const pairs: [text: string, ground: string, least: number][] = [
  ...['paper', 'surface', 'sunk'].flatMap((ground): [string, string, number][] => [
    ['ink', ground, aaa],
    ['ink-soft', ground, aaa],
    ['link', ground, aa],
    ['forest-text', ground, aa],
    ['gold-text', ground, aa],
    ['laterite-text', ground, aa],
    ['edge', ground, control],
  ]),
  ['on-primary', 'primary', aa],
  ['on-forest', 'forest', aaa],
  ['on-forest-soft', 'forest', aaa],
  ['gold', 'forest', aa],
  ['on-gold', 'gold', aaa],
  ['on-laterite', 'laterite', aa],
]

describe.each<Scheme>(['light', 'dark'])('in %s colours', (scheme) => {
  test.each(pairs)('the contrast of %s on %s is at least %f', (text, ground, least) => {
    expect(wcagContrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(least)
  })
})
