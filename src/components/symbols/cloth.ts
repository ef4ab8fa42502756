import { escapeXml } from '../../lib/xml.ts'
import { symbols } from './symbols.ts'

/* SVG source of pictures that are made at build time. A PNG cannot use CSS tokens, so the colours are literal. */

const gold = '#f4be47'
const tones = {
  forest: { ground: '#07492c', thread: '#f7cb65' },
  laterite: { ground: '#8f2b14', thread: '#f7cb65' },
  indigo: { ground: '#2e337a', thread: '#f7cb65' },
  gold: { ground: '#e0aa38', thread: '#42230a' },
} as const

type Picture = { title: string; symbol: keyof typeof symbols; tone: keyof typeof tones }

/** The maximum number of characters in a line of the title, at its font size. */
const lineLength = 13

/** The link preview of a page, 1200 by 630 pixels. `letters` is false on a machine without fonts: only the symbol is drawn. */
export function drawPicture({ title, symbol, tone }: Picture, { letters }: { letters: boolean }): string {
  const { ground, thread } = tones[tone]
  const ink = tone === 'gold' ? '#2b1805' : '#faf5eb'
  const lines = wrap(title)
  const top = 330 - (lines.length - 1) * 52
  const words = `<g fill="${ink}" font-family="Noto Serif, Georgia, DejaVu Serif, serif">
<text x="84" y="118" font-size="40" font-weight="600">Asɔre</text>
${lines.map((line, at) => `<text x="80" y="${top + at * 104}" font-size="92" font-weight="600">${escapeXml(line)}</text>`).join('')}
<text x="84" y="528" font-size="32">Sundays 9:00 AM and 11:00 AM, Accra</text></g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<defs><pattern id="warp" width="32" height="32" patternUnits="userSpaceOnUse"><rect width="16" height="32" fill="#fff" opacity=".055"/><rect width="32" height="16" opacity=".13"/></pattern>${kente}</defs>
<rect width="1200" height="630" fill="${ground}"/><rect width="1200" height="630" fill="url(#warp)"/>
<rect y="582" width="1200" height="48" fill="url(#kente)"/>
<path d="${symbols[symbol].path}" transform="translate(${letters ? '786 126' : '420 126'}) scale(14.5)" fill="none" stroke="${thread}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>
${letters ? words : ''}</svg>`
}

/** The kente band of the header, four times as large: plain blocks, and between them two blocks of squares. */
const kente = `<pattern id="kente" width="480" height="48" patternUnits="userSpaceOnUse"><rect width="480" height="48" fill="${gold}"/>${[
  [0, 72, '#0b4a2d'],
  [192, 96, '#1d1a12'],
  [216, 48, '#93331b'],
  [408, 72, '#0b4a2d'],
]
  .map(([x, width, fill]) => `<rect x="${x}" width="${width}" height="48" fill="${fill}"/>`)
  .join('')}${[84, 300].map(squares).join('')}</pattern>`

function squares(from: number): string {
  const cells = Array.from({ length: 16 }, (_, at) => {
    const row = Math.floor(at / 4)
    return `M${from + (at % 4) * 24 + (row % 2) * 12} ${row * 12}h12v12h-12z`
  })
  return `<path d="${cells.join('')}" fill="#1d1a12"/>`
}

/** Wraps the title into as few lines as possible. */
function wrap(title: string): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && longer.length <= lineLength) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

type Icon = {
  /** Rounded corners, if the platform does not cut them itself. */
  rounded: boolean
  /** The symbol's share of the icon's width. */
  fills: number
}

/** The site's icon: the Nyame Dua symbol (God's tree) in gold on forest green. */
export function drawIcon({ rounded, fills }: Icon): string {
  const inset = (32 * (1 - fills)) / 2
  const scale = (32 * fills) / 24
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${rounded ? ' rx="6"' : ''} fill="#0b3a24"/><path transform="translate(${inset} ${inset}) scale(${scale})" fill="none" stroke="${gold}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${symbols['nyame-dua'].path}"/></svg>`
}
