import { type ChurchColours, tonesOf } from './palette.ts'

/** The colours of the woven band in those of a church; literal, for pictures and papers that know no CSS tokens. */
export type Kente = Record<'ground' | 'forest' | 'laterite' | 'dark', string>

export function kenteOf(church: ChurchColours): Kente {
  if (church.palette === 'forest')
    return { ground: '#f4be47', forest: '#0b4a2d', laterite: '#93331b', dark: '#1d1a12' }
  const { gold, forest, laterite } = tonesOf(church, 'light')
  return { ground: gold, forest, laterite, dark: '#1d1a12' }
}

/** One length of the band on its ground: 480 units by 48. */
export const kenteLength = { width: 480, height: 48 } as const

/** The plain blocks of one length, from the top to the bottom of the band. */
export const kenteBlocks = [
  { x: 0, width: 72, tone: 'forest' },
  { x: 192, width: 96, tone: 'dark' },
  { x: 216, width: 48, tone: 'laterite' },
  { x: 408, width: 72, tone: 'forest' },
] as const

/** The two woven blocks between them: squares, all `dark`, as one SVG path. */
export const kenteSquares: string = [84, 300].map(squaresFrom).join('')

function squaresFrom(from: number): string {
  const cells = Array.from({ length: 16 }, (_, at) => {
    const row = Math.floor(at / 4)
    return `M${from + (at % 4) * 24 + (row % 2) * 12} ${row * 12}h12v12h-12z`
  })
  return cells.join('')
}
