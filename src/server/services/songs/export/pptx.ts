import type Presentation from 'pptxgenjs'
import { creditsOf } from '../../../../lib/services/songs/credits.ts'
import { type SongSlide, slidesOf } from '../../../../lib/services/songs/slides.ts'
import type { Song } from '../repo.ts'

type Options = {
  title: string
  church: string
  licence: string
  /** Lines of a slide in one language, at most. */
  lines: number
  languages: readonly string[]
}

type Slide = ReturnType<Presentation['addSlide']>

/** Inches of a slide of 16 by 9. */
const [wide, high, margin] = [13.33, 7.5, 0.6]

/** Points of the letters, by the lines that stand below each other. */
const sizeFor = (lines: number): number => (lines <= 3 ? 44 : lines <= 5 ? 36 : lines <= 8 ? 28 : 22)

const white = { color: 'FFFFFF', fontFace: 'Arial', align: 'center', valign: 'middle' } as const
const width = wide - 2 * margin

/**
 * The words of songs as a presentation, white on black: a slide for the title of each song with its rights, then its slides in their order. Two
 * languages stand side by side, more below each other.
 */
export async function writePptx(songs: readonly Song[], options: Options): Promise<Uint8Array<ArrayBuffer>> {
  // Few processes ever make one.
  const { default: PptxGen } = await import('pptxgenjs')
  const file = new PptxGen()
  file.layout = 'LAYOUT_WIDE'
  file.title = options.title
  file.company = options.church
  for (const song of songs) {
    addTitle(openSlide(file), song, options.licence)
    for (const { texts } of slidesOf(song, options)) addWords(openSlide(file), texts)
  }
  const bytes = await file.write({ outputType: 'uint8array' })
  if (!(bytes instanceof Uint8Array)) throw new Error('The presentation has another type than bytes.')
  return new Uint8Array(bytes)
}

function openSlide(file: Presentation): Slide {
  const slide = file.addSlide()
  slide.background = { color: '000000' }
  return slide
}

function addTitle(slide: Slide, song: Song, licence: string): void {
  slide.addText(song.title, { ...white, x: margin, y: 2, w: width, h: 2, fontSize: 44, bold: true })
  const credits = creditsOf(song, licence).join('\n')
  if (credits) slide.addText(credits, { ...white, x: margin, y: 6, w: width, h: 1, fontSize: 14 })
}

function addWords(slide: Slide, texts: SongSlide['texts']): void {
  const isBeside = texts.length === 2
  const counts = texts.map(({ lines }) => lines.length)
  // Half a slide breaks its lines.
  const most = isBeside ? Math.max(...counts) + 2 : counts.reduce((sum, count) => sum + count, 0)
  const w = isBeside ? (wide - 3 * margin) / 2 : width
  const h = (high - 2 * margin) / (isBeside ? 1 : texts.length)
  for (const [at, { language, lines }] of texts.entries()) {
    const x = isBeside ? margin + at * (w + margin) : margin
    const y = isBeside ? margin : margin + at * h
    const look = { ...white, lang: language, fontSize: sizeFor(most), fit: 'shrink' } as const
    slide.addText(lines.join('\n'), { ...look, x, y, w, h })
  }
}
