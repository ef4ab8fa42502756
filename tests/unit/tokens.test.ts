import { readFileSync } from 'node:fs'
import { converter, parse, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { type Scheme, tonePairs } from '../../src/lib/site/palette.ts'

const css = readFileSync(new URL('../../src/layouts/tokens.css', import.meta.url), 'utf8')
const rgb = converter('rgb')

/** The colour of a token in one scheme, as a screen shows it. */
function colour(token: string, scheme: Scheme) {
  const value = new RegExp(`--color-${token}: (.+);`).exec(css)?.[1] ?? ''
  const pair = /^light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)$/.exec(value)
  const rgbColour = rgb(parse((scheme === 'light' ? pair?.[1] : pair?.[2]) ?? value))
  if (!rgbColour) throw new Error(`--color-${token} is no colour: ${value}`)
  return rgbColour
}

describe.each<Scheme>(['light', 'dark'])('in %s colours', (scheme) => {
  test.each(tonePairs)('the contrast of %s on %s is at least %f', (text, ground, least) => {
    expect(wcagContrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(least)
  })
})
