import type { SentenceState, StoredCorrection } from '../../../lib/contract/website/translations.ts'
import { misfitOf } from '../../../lib/words/fit.ts'
import type { Names, Source } from '../../../lib/words/source.ts'
import { type Language, type Sentence, textOf } from '../../../lib/words/translation.ts'
import type { Sentences } from './sentences.ts'

type Languages = Readonly<Record<string, Language>>

const isSame = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two)

/** How a sentence stands: what is shown, and how far it is. */
export type Standing = {
  text: Source | Names | undefined
  state: SentenceState
  isOwn: boolean
  /** The English text of a correction, where that has changed since. */
  before: Source | undefined
  misfit: string | undefined
}

/**
 * How a sentence stands by the program's words and the church's. A correction that was made for another English text is to be looked at
 * again; until then it is shown where it fits the text of now, and never where it does not.
 */
export function standingOf(
  english: Source,
  built: Sentence | undefined,
  own: Pick<StoredCorrection, 'text' | 'english' | 'state'> | undefined,
): Standing {
  const program = { text: built && textOf(built), isOwn: false, before: undefined, misfit: undefined }
  if (!own) {
    if (!built) return { ...program, state: 'missing' }
    return { ...program, state: 'read' in built ? 'read' : 'draft' }
  }
  const isOld = !isSame(own.english, english)
  const misfit = misfitOf(english, own.text)
  const before = isOld ? own.english : undefined
  if (misfit) return { ...program, state: 'again', before, misfit }
  return { text: own.text, state: isOld ? 'again' : own.state, isOwn: true, before, misfit }
}

/** The words of the program with the church's over them. A correction of a sentence that is no more, or that does not fit, is left out. */
export function withCorrections(
  program: Languages,
  corrections: readonly StoredCorrection[],
  sentences: Sentences,
): Languages {
  const merged: Record<string, Record<string, Language[string]>> = {}
  for (const [tag, language] of Object.entries(program)) merged[tag] = { ...language }
  for (const own of corrections) {
    const areas = Object.hasOwn(merged, own.language) ? merged[own.language] : undefined
    const english = englishOf(sentences, own)
    if (!areas || english === undefined) continue
    const { text, state, isOwn } = standingOf(english, undefined, own)
    if (!isOwn || text === undefined) continue
    areas[own.area] = { ...areas[own.area], [own.key]: state === 'read' ? { read: text } : { draft: text } }
  }
  return merged
}

/** The names come from a database or a file: `constructor` is none of a dictionary. */
function englishOf(sentences: Sentences, { area, key }: StoredCorrection): Source | undefined {
  const texts = Object.hasOwn(sentences, area) ? sentences[area]?.texts : undefined
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined
}
