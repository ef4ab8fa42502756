import { previewPage, type TextOf } from '../../../../lib/api/website/page-content.ts'
import type { PageCheckAnswer, PageRemark } from '../../../../lib/contract/website/page-editing.ts'
import { postEditorWords } from '../messages.ts'
import { publishingWords } from './messages.ts'

/** Bytes of the words that arrive at once, in the first round trip. */
const wordsBudget = 14 * 1024

/** Bytes of a page with its pictures on a telephone of 360 pixels: half a second on a slow network (docs/decisions/website.md#blocks). */
const pageBudget = 100 * 1024

export type PageWeight = { words: number; pictures: number; heaviest: PageCheckAnswer['pictures'] }

/** `24 KB`. */
export const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} KB`

/**
 * What a draft weighs for a visitor with a telephone of 360 pixels: its compressed HTML, as the preview shows it, and its
 * pictures. Throws when there is no network.
 */
export async function weigh(text: TextOf, { pictures }: PageCheckAnswer): Promise<PageWeight> {
  const answer = await fetch(await previewPage(text))
  const words = answer.body ? await compressedLength(answer.body) : 0
  return { words, pictures: pictures.reduce((sum, { bytes }) => sum + bytes, 0), heaviest: pictures }
}

async function compressedLength(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<number> {
  const packed = await new Response(body.pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
  return packed.byteLength
}

type Warning = { words: string; heaviest: PageRemark[] }

/** What makes a page or a post heavy, in sentences, with the pictures to begin with; none when it is within its budget. */
export function warningsOf({ words, pictures, heaviest }: PageWeight, isPost: boolean): Warning[] {
  const warnings: Warning[] = []
  if (words > wordsBudget) {
    const own = kilobytes(words)
    const budget = kilobytes(wordsBudget)
    warnings.push({
      words: isPost
        ? postEditorWords.heavyWords({ words: own, budget })
        : publishingWords.heavyWords({ words: own, budget }),
      heaviest: [],
    })
  }
  if (words + pictures > pageBudget)
    warnings.push({
      words: publishingWords.itIsHeavierThan({ kilobytes: kilobytes(pageBudget) }),
      heaviest: heaviest.slice(0, 3).map(({ bytes, ...place }) => ({ ...place, words: kilobytes(bytes) })),
    })
  return warnings
}
