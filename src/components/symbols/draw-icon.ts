import type { Church } from '../../lib/contract/website/church.ts'
import { type Kente, kenteBlocks, kenteLength, kenteOf, kenteSquares } from '../../lib/site/kente.ts'
import { contrastOf, tonesOf } from '../../lib/site/palette.ts'
import { shorten } from '../../lib/text/shorten.ts'
import { escapeXml } from '../../lib/text/xml.ts'
import { type SymbolName, symbols } from './symbols.ts'

/* SVG source of the pictures of a church: its icons, and what chats show of its pages. A picture knows no CSS tokens, so colours are literal. */

/** What the pictures show of a church. */
export type Drawn = Pick<Church, 'name' | 'town' | 'symbol' | 'palette' | 'colour' | 'accent'>

/** An uploaded logo that a picture has room for: its average colour, which decides what it stands on. */
export type Logo = { colour: string }

type Tone = { ground: string; thread: string; ink: string }
type Cloth = {
  icon: { ground: string; thread: string }
  tones: Record<'forest' | 'laterite' | 'indigo' | 'gold', Tone>
  kente: Kente
  paper: string
}

const forestCloth: Omit<Cloth, 'kente'> = {
  icon: { ground: '#0b3a24', thread: '#f4be47' },
  tones: {
    forest: { ground: '#07492c', thread: '#f7cb65', ink: '#faf5eb' },
    laterite: { ground: '#8f2b14', thread: '#f7cb65', ink: '#faf5eb' },
    indigo: { ground: '#2e337a', thread: '#f7cb65', ink: '#faf5eb' },
    gold: { ground: '#e0aa38', thread: '#42230a', ink: '#2b1805' },
  },
  paper: '#faf5eb',
}

function clothOf(church: Drawn): Cloth {
  const kente = kenteOf(church)
  if (church.palette === 'forest') return { ...forestCloth, kente }
  const [light, dark] = [tonesOf(church, 'light'), tonesOf(church, 'dark')]
  const { gold, laterite, paper } = light
  const ink = light['on-forest']
  return {
    icon: { ground: light.forest, thread: gold },
    tones: {
      forest: { ground: light.forest, thread: gold, ink },
      laterite: { ground: laterite, thread: light['on-laterite'], ink: light['on-laterite'] },
      indigo: { ground: dark.forest, thread: gold, ink },
      gold: { ground: gold, thread: light['on-gold'], ink: light['on-gold'] },
    },
    kente,
    paper,
  }
}

/** The ground of the church's icon, for the bar of its web app. */
export const iconGround = (church: Drawn): string => clothOf(church).icon.ground

/** What a logo stands on: the church's own ground, unless the logo would be lost on it. */
function groundOf(logo: Logo, ground: string, paper: string): string {
  return contrastOf(logo.colour, ground) >= 2 ? ground : paper
}

type Icon = {
  /** Rounded corners, if the platform does not cut them itself. */
  rounded: boolean
  /** The symbol's share of the icon's width. */
  fills: number
}

/** The icon of a church: its symbol on its ground; with a logo only the ground, for the logo to be laid upon. */
export function drawIcon(church: Drawn, { rounded, fills }: Icon, logo?: Logo): string {
  const { icon, paper } = clothOf(church)
  const inset = (32 * (1 - fills)) / 2
  const scale = (32 * fills) / 24
  const ground = logo ? groundOf(logo, icon.ground, paper) : icon.ground
  const symbol = `<path transform="translate(${inset} ${inset}) scale(${scale})" fill="none" stroke="${icon.thread}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${symbols[church.symbol].path}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${rounded ? ' rx="6"' : ''} fill="${ground}"/>${logo ? '' : symbol}</svg>`
}

/** The same icon with the logo in it, as the data of a PNG. */
export function drawIconAround(church: Drawn, look: Icon, logo: Logo & { small: Uint8Array }): string {
  const inset = (32 * (1 - look.fills)) / 2
  const size = 32 * look.fills
  const data = Buffer.from(logo.small).toString('base64')
  const image = `<image x="${inset}" y="${inset}" width="${size}" height="${size}" href="data:image/png;base64,${data}"/>`
  return drawIcon(church, look, logo).replace('</svg>', `${image}</svg>`)
}

type Picture = { title: string; symbol: SymbolName; tone: keyof Cloth['tones'] }

type Around = {
  church: Drawn
  /** When and where people meet. */
  line: string
  /** False on a machine without fonts: only the symbol is drawn. */
  letters: boolean
  /** Stands in place of the symbol. */
  logo?: Logo | undefined
}

/** Where a logo is laid upon the picture, in its pixels. */
export const logoPlace = (letters: boolean) => ({ left: letters ? 816 : 450, top: 156, size: 288 })

/** The link preview of a page, 1200 by 630 pixels. */
export function drawPicture(
  { title, symbol, tone }: Picture,
  { church, line, letters, logo }: Around,
): string {
  const { tones, kente, icon, paper } = clothOf(church)
  const { ground, thread, ink } = tones[tone]
  const { size, lines } = fitted(title)
  const step = Math.round(size * 1.13)
  const top = 330 - ((lines.length - 1) * step) / 2
  const words = `<g fill="${ink}" font-family="Noto Serif, Georgia, DejaVu Serif, serif">
<text x="84" y="118" font-size="${church.name.length > 32 ? 30 : 40}" font-weight="600">${escapeXml(shorten(church.name, 46))}</text>
${lines.map((text, at) => `<text x="80" y="${top + at * step}" font-size="${size}" font-weight="600">${escapeXml(text)}</text>`).join('')}
<text x="84" y="528" font-size="32">${escapeXml(shorten(line, 60))}</text></g>`
  const left = letters ? 786 : 420
  const mark = logo
    ? `<rect x="${left}" y="126" width="348" height="348" rx="24" fill="${groundOf(logo, paper, icon.ground)}"/>`
    : `<path d="${symbols[symbol].path}" transform="translate(${left} 126) scale(14.5)" fill="none" stroke="${thread}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<defs><pattern id="warp" width="32" height="32" patternUnits="userSpaceOnUse"><rect width="16" height="32" fill="#fff" opacity=".055"/><rect width="32" height="16" opacity=".13"/></pattern>${band(kente)}</defs>
<rect width="1200" height="630" fill="${ground}"/><rect width="1200" height="630" fill="url(#warp)"/>
<rect y="582" width="1200" height="48" fill="url(#kente)"/>
${mark}
${letters ? words : ''}</svg>`
}

/** The kente band of the header, four times as large. */
function band(kente: Kente): string {
  const { width, height } = kenteLength
  const plain = kenteBlocks.map(
    ({ x, width: wide, tone }) => `<rect x="${x}" width="${wide}" height="${height}" fill="${kente[tone]}"/>`,
  )
  return `<pattern id="kente" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><rect width="${width}" height="${height}" fill="${kente.ground}"/>${plain.join('')}<path d="${kenteSquares}" fill="${kente.dark}"/></pattern>`
}

/** The sizes of a title: the size of its letters, the characters of a line, and how many lines there is room for. */
const sizes = [
  { size: 92, length: 13, most: 3 },
  { size: 64, length: 19, most: 4 },
  { size: 46, length: 26, most: 6 },
] as const

/** The title in lines, in the largest size that has room for it. What is too long even for the smallest is cut. */
function fitted(title: string): { size: number; lines: string[] } {
  for (const { size, length, most } of sizes) {
    const lines = wrap(title, length)
    if (lines.length <= most && lines.every((line) => line.length <= length)) return { size, lines }
  }
  const { size, length, most } = sizes[2]
  return {
    size,
    lines: wrap(title, length)
      .slice(0, most)
      .map((line) => shorten(line, length)),
  }
}

/** Wraps the title into as few lines as possible. */
function wrap(title: string, length: number): string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && longer.length <= length) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
