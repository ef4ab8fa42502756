import { readFileSync } from 'node:fs'
import { converter, wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { palettes } from '../../src/lib/contract/website/church.ts'
import {
  type ChurchColours,
  churchStyle,
  palettePairs,
  type Scheme,
  toneNames,
  tonePairs,
  tonesOf,
} from '../../src/lib/site/palette.ts'

const css = readFileSync(new URL('../../src/layouts/tokens.css', import.meta.url), 'utf8')
const schemes: Scheme[] = ['light', 'dark']

/** The pairs of a church's tones that have too little contrast. */
function unreadable(church: ChurchColours): string[] {
  return schemes.flatMap((scheme) => {
    const tones = tonesOf(church, scheme)
    return tonePairs
      .filter(([text, ground, least]) => wcagContrast(tones[text], tones[ground]) < least)
      .map(([text, ground]) => `${scheme}: ${text} ${tones[text]} on ${ground} ${tones[ground]}`)
  })
}

const own = (colour: string, accent: string): ChurchColours => ({ palette: 'own', colour, accent })
const red = own('#b3261e', '#d0312d')
const colours = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

const states = ['success', 'warning', 'info']

/** The states whose sign or words cannot be read on the grounds of a church (layouts/tokens.css). */
function unreadableStates(church: ChurchColours): string[] {
  return schemes.flatMap((scheme) => {
    const tones = tonesOf(church, scheme)
    const grounds = [tones.paper, tones.surface, tones.sunk]
    return states
      .map((state) => [state, stateColour(state, scheme)] as const)
      .filter(([, colour]) => grounds.some((ground) => wcagContrast(colour, ground) < 4.5))
      .map(([state]) => `${scheme}: ${state}`)
  })
}

function stateColour(state: string, scheme: Scheme): string {
  const pair = new RegExp(`--color-${state}: light-dark\\((oklch\\([^)]+\\)), (oklch\\([^)]+\\))\\);`).exec(
    css,
  )
  return pair?.[scheme === 'light' ? 1 : 2] ?? ''
}

describe('states', () => {
  test.each(schemes)('are green, amber and blue in %s colours, and red is what failed', (scheme) => {
    const hues = [...states.map((state) => stateColour(state, scheme)), tonesOf(red, scheme)['laterite-text']]

    expect(hues.map((colour) => nameOfHue(converter('oklch')(colour)?.h ?? 0))).toEqual([
      'green',
      'amber',
      'blue',
      'red',
    ])
  })

  test('are no colours of a church: its style sets none of them', () => {
    for (const state of states) expect(churchStyle(red)).not.toContain(`--color-${state}`)
  })

  test('can be read on the grounds of every church', () => {
    for (const palette of palettes)
      expect(unreadableStates({ palette, ...palettePairs[palette] })).toEqual([])
    fc.assert(
      fc.property(colours, colours, (colour, accent) => {
        expect(unreadableStates(own(colour, accent))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})

/** By the hue in degrees of OKLCH. */
const nameOfHue = (hue: number) =>
  hue < 45 ? 'red' : hue < 90 ? 'amber' : hue < 170 ? 'green' : hue < 280 ? 'blue' : 'other'

describe('the colours of a church', () => {
  test('any two colours give tones on which every text can be read, in both schemes', () => {
    fc.assert(
      fc.property(colours, colours, (colour, accent) => {
        expect(unreadable(own(colour, accent))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['#000000', '#000000'],
    ['#ffffff', '#ffffff'],
    ['#ffff00', '#00ffff'],
    ['#ff0000', '#0000ff'],
    ['#808080', '#7f7f7f'],
  ])('so do %s and %s', (colour, accent) => {
    expect(unreadable(own(colour, accent))).toEqual([])
  })

  test.each(palettes)('every text of the palette %s can be read', (palette) => {
    const church = { palette, ...palettePairs[palette] }

    expect(unreadable(church)).toEqual([])
  })

  test('forest is the style sheet as it is', () => {
    const church = { palette: 'forest' as const, colour: '#ffffff', accent: '#ff0000' }

    expect(churchStyle(church)).toBe('')
    for (const name of toneNames) {
      const [light, dark] = schemes.map((scheme) => tonesOf(church, scheme)[name])
      expect(css).toContain(`--color-${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`)
    }
  })

  test('the palettes are six different ones', () => {
    const styles = palettes.map((palette) => churchStyle({ palette, colour: '#000000', accent: '#000000' }))

    expect(new Set(styles).size).toBe(palettes.length)
  })

  test('the style of another palette is small, sets every tone, and nothing ends its element', () => {
    const style = churchStyle(own('#ffff00', '#00ffff'))

    expect(style.length).toBeLessThan(1300)
    for (const name of toneNames) expect(style).toContain(`--color-${name}:`)
    expect(style).not.toMatch(/[<&]/)
  })

  test('colours that can be read as they are stay as they were chosen', () => {
    const light = tonesOf(own('#2e337a', '#f0b94a'), 'light')

    expect(light.forest).toBe('#2e337a')
    expect(light.primary).toBe('#2e337a')
    expect(light.gold).toBe('#f0b94a')
  })
})
