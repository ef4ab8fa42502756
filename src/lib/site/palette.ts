import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn'
import type { Church, Palette } from '../contract/website/church.ts'

/*
 * The colours of a church: all tones of the site, computed from two colours. A tone begins with the lightness that
 * layouts/tokens.css gives it, and is made darker or lighter until every text on it keeps its contrast
 * (docs/decisions/website.md#colours-and-pictures). The server uses this file, and the preview in the dashboard, which loads it when it is opened.
 */

registerMode(modeRgb)
registerMode(modeLrgb)
registerMode(modeOklab)
const toOklch = registerMode(modeOklch)

/** The fields of a church that decide its colours. */
export type ChurchColours = Pick<Church, 'palette' | 'colour' | 'accent'>

export type Scheme = 'light' | 'dark'

/** Custom properties of layouts/tokens.css, without `--color-`. */
export const toneNames = [
  'paper',
  'surface',
  'sunk',
  'ink',
  'ink-soft',
  'line',
  'edge',
  'link',
  'primary',
  'on-primary',
  'forest',
  'on-forest',
  'on-forest-soft',
  'forest-text',
  'gold',
  'on-gold',
  'gold-text',
  'laterite',
  'on-laterite',
  'laterite-text',
] as const
export type ToneName = (typeof toneNames)[number]

/** Each tone as a CSS colour. */
export type Tones = Record<ToneName, string>

const aaa = 7
const aa = 4.5
/** WCAG 1.4.11: the contrast of what marks a control. */
const control = 3

const grounds = ['paper', 'surface', 'sunk'] as const

type Pair = readonly [text: ToneName, ground: ToneName, least: number]

/** Text, background and the least contrast between them. Every palette keeps it in both schemes. */
export const tonePairs: readonly Pair[] = [
  ...grounds.flatMap((ground): Pair[] => [
    ['ink', ground, aaa],
    ['ink-soft', ground, aaa],
    ['link', ground, aa],
    ['primary', ground, aa],
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

/** The two colours of each palette: of surfaces and of accents. Those of `forest` stand for the tones of the style sheet. */
export const palettePairs: Record<Palette, { colour: string; accent: string }> = {
  forest: { colour: '#07492c', accent: '#f4be47' },
  indigo: { colour: '#2e337a', accent: '#f0b94a' },
  laterite: { colour: '#8a2f1b', accent: '#f2c14e' },
  plum: { colour: '#5b2452', accent: '#e9b15f' },
  ocean: { colour: '#0b4a63', accent: '#f0c05a' },
  clay: { colour: '#5f4330', accent: '#e2a36b' },
}

/** The tones of the style sheet (layouts/tokens.css): light, then dark where it differs. */
const forestTones: Record<ToneName, readonly [light: string, dark?: string]> = {
  paper: ['oklch(0.972 0.014 86)', 'oklch(0.188 0.016 160)'],
  surface: ['oklch(0.993 0.006 86)', 'oklch(0.232 0.019 160)'],
  sunk: ['oklch(0.938 0.022 84)', 'oklch(0.155 0.014 160)'],
  ink: ['oklch(0.235 0.022 70)', 'oklch(0.945 0.016 86)'],
  'ink-soft': ['oklch(0.405 0.026 70)', 'oklch(0.8 0.022 86)'],
  line: ['oklch(0.872 0.028 82)', 'oklch(0.34 0.022 160)'],
  edge: ['oklch(0.57 0.03 75)', 'oklch(0.62 0.025 150)'],
  link: ['oklch(0.4 0.145 276)', 'oklch(0.82 0.085 276)'],
  primary: ['oklch(0.36 0.082 158)', 'oklch(0.83 0.14 84)'],
  'on-primary': ['oklch(0.985 0.012 86)', 'oklch(0.22 0.035 75)'],
  forest: ['oklch(0.315 0.072 158)', 'oklch(0.262 0.05 159)'],
  'on-forest': ['oklch(0.972 0.014 86)'],
  'on-forest-soft': ['oklch(0.885 0.03 110)'],
  'forest-text': ['oklch(0.37 0.085 158)', 'oklch(0.82 0.11 155)'],
  gold: ['oklch(0.83 0.145 84)'],
  'on-gold': ['oklch(0.22 0.035 75)'],
  'gold-text': ['oklch(0.455 0.095 72)', 'oklch(0.85 0.125 86)'],
  laterite: ['oklch(0.485 0.155 35)', 'oklch(0.5 0.15 35)'],
  'on-laterite': ['oklch(0.985 0.012 86)'],
  'laterite-text': ['oklch(0.455 0.155 33)', 'oklch(0.81 0.105 40)'],
}

/** The two colours that the church chose. */
const pairOf = ({ palette, colour, accent }: ChurchColours): { colour: string; accent: string } =>
  palette === 'own' ? { colour, accent } : palettePairs[palette]

/** All tones of a church in one scheme. */
export function tonesOf(church: ChurchColours, scheme: Scheme): Tones {
  if (church.palette !== 'forest') return computeTones(pairOf(church), scheme)
  const tones = Object.entries(forestTones).map(([name, [light, dark = light]]) => [
    name,
    scheme === 'light' ? light : dark,
  ])
  return Object.fromEntries(tones)
}

/** Lightness, the most chroma, and the colour whose hue it has. */
type Wanted = { l: number; c: number; of: Seed }
type Seed = { l: number; c: number; h: number }

/** A text's direction away from its grounds. */
type Away = 'darker' | 'lighter'

function computeTones(pair: { colour: string; accent: string }, scheme: Scheme): Tones {
  const [colour, accent] = [seedOf(pair.colour), seedOf(pair.accent)]
  const light = scheme === 'light'
  const away: Away = light ? 'darker' : 'lighter'
  const tone = (inLight: Wanted, inDark: Wanted) => draw(light ? inLight : inDark)
  const at = (l: number, c: number, of: Seed): Wanted => ({ l, c, of })

  const paper = tone(at(0.972, 0.014, accent), at(0.188, 0.016, colour))
  const surface = tone(at(0.993, 0.006, accent), at(0.232, 0.019, colour))
  const sunk = tone(at(0.938, 0.022, accent), at(0.155, 0.014, colour))
  const pages = [paper, surface, sunk]
  const onPages = (inLight: Wanted, inDark: Wanted, least: number) =>
    reach(light ? inLight : inDark, pages, { least, away })

  const onForest = draw(at(0.972, 0.014, accent))
  const onForestSoft = draw(at(0.885, 0.03, accent))
  const forestAt = (l: number) =>
    reach(at(l, 0.16, colour), [onForest, onForestSoft], { least: aaa, away: 'darker' })
  const day = forestAt(between(colour.l, 0.2, 0.5))
  const night = forestAt(between(colour.l, 0.2, 0.262))
  const onGold = draw(at(0.22, 0.035, accent))
  // The same in both schemes, so it is measured on the grounds of both.
  const gold = lightest([
    reach(at(between(accent.l, 0.7, 0.92), 0.2, accent), [day, night], { least: aa, away: 'lighter' }),
    reach(at(between(accent.l, 0.7, 0.92), 0.2, accent), [onGold], { least: aaa, away: 'lighter' }),
  ])
  const onPrimary = draw(at(0.985, 0.012, accent))
  const primary = reach(at(between(colour.l, 0.2, 0.5), 0.19, colour), [...pages, onPrimary], {
    least: aa,
    away: 'darker',
  })
  const linked = colour.c < 0.03 ? accent : colour
  const red = { l: 0.485, c: 0.155, h: 35 }
  const onLaterite = draw(at(0.985, 0.012, accent))
  return {
    paper,
    surface,
    sunk,
    ink: onPages(at(0.235, 0.022, accent), at(0.945, 0.016, accent), aaa),
    'ink-soft': onPages(at(0.405, 0.026, accent), at(0.8, 0.022, accent), aaa),
    line: tone(at(0.872, 0.028, accent), at(0.34, 0.022, colour)),
    edge: onPages(at(0.57, 0.03, accent), at(0.62, 0.025, colour), control),
    link: onPages(at(0.4, 0.145, linked), at(0.82, 0.085, linked), aa),
    primary: light ? primary : gold,
    'on-primary': light ? onPrimary : onGold,
    forest: light ? day : night,
    'on-forest': onForest,
    'on-forest-soft': onForestSoft,
    'forest-text': onPages(at(0.37, 0.16, colour), at(0.82, 0.11, colour), aa),
    gold,
    'on-gold': onGold,
    'gold-text': onPages(at(0.455, 0.095, accent), at(0.85, 0.125, accent), aa),
    laterite: reach(at(light ? 0.485 : 0.5, 0.155, red), [onLaterite], { least: aa, away: 'darker' }),
    'on-laterite': onLaterite,
    'laterite-text': onPages(at(0.455, 0.155, red), at(0.81, 0.105, red), aa),
  }
}

function seedOf(hex: string): Seed {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {}
  return { l, c, h }
}

/** The colour as a screen shows it, `#1a5c3e`: never more vivid than its seed, and within sRGB. */
function draw({ l, c, of }: Wanted): string {
  const wanted: Oklch = { mode: 'oklch', l, c: Math.min(c, of.c), h: of.h }
  return formatHex(clampChroma(wanted, 'oklch'))
}

/** The tone, made darker or lighter until its contrast with each of the others is at least `least`. */
function reach(
  wanted: Wanted,
  others: readonly string[],
  { least, away }: { least: number; away: Away },
): string {
  const step = away === 'darker' ? -0.005 : 0.005
  for (let l = wanted.l; l > 0 && l < 1; l += step) {
    const tone = draw({ ...wanted, l })
    if (others.every((other) => contrastOf(tone, other) >= least)) return tone
  }
  return away === 'darker' ? '#000000' : '#ffffff'
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

const lightest = (tones: string[]): string =>
  tones.reduce((one, other) => (contrastOf(other, '#000000') > contrastOf(one, '#000000') ? other : one))

/** The WCAG contrast of two colours, 1 to 21. */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other)

/** The paper of both schemes as `#faf5eb`, for `theme-color` and the manifest. */
export function barColours(church: ChurchColours): Record<Scheme, string> {
  if (church.palette === 'forest') return { light: '#faf5eb', dark: '#0d1611' }
  return { light: tonesOf(church, 'light').paper, dark: tonesOf(church, 'dark').paper }
}

/**
 * The style sheet that gives a page the colours of its church; '' for those of layouts/tokens.css. Its selectors are stronger
 * than those of the site's sheet in the same layer, since it stands before that sheet.
 */
export function churchStyle(church: ChurchColours): string {
  if (church.palette === 'forest') return ''
  const [light, dark] = [tonesOf(church, 'light'), tonesOf(church, 'dark')]
  const both = (name: ToneName) =>
    light[name] === dark[name] ? light[name] : `light-dark(${light[name]},${dark[name]})`
  const tokens = toneNames.map((name) => `--color-${name}:${both(name)}`).join(';')
  return `@layer theme{html:root{${tokens}}}@layer components{${[
    // What does not follow the tokens: the woven band, a card on the forest ground, the drawn pictures.
    `html .kente{--f:${light.primary};--g:${light.gold}}`,
    `html .noticeboard .card{--color-surface:light-dark(${light.surface},${dark.paper});--color-ink:${both('ink')};--color-ink-soft:${both('ink-soft')}}`,
    `html .artwork{color:${light.gold}}`,
    `html .artwork-forest{--tone:${light.forest}}`,
    `html .artwork-gold{--tone:${light.gold};color:${light['on-gold']}}`,
  ].join('')}}`
}
