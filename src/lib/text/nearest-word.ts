/** From this share of common trigrams on a word counts as mistyped; pg_trgm calls it the similarity threshold. */
const threshold = 0.4

/** Shorter words have too few trigrams to be compared. */
const shortest = 4

/** The word most similar to a mistyped one, `adaobi` for `adobi`; undefined when none is similar. All are folded (lib/text/fold.ts). */
export function nearestWord(typed: string, words: Iterable<string>): string | undefined {
  if (typed.length < shortest) return undefined
  const own = trigramsOf(typed)
  let nearest: { word: string; similarity: number } | undefined
  for (const word of words) {
    if (Math.abs(word.length - typed.length) > 2) continue
    const similarity = similarityOf(own, trigramsOf(word))
    const isNearer =
      similarity > (nearest?.similarity ?? 0) || (similarity === nearest?.similarity && word < nearest.word)
    if (similarity >= threshold && isNearer) nearest = { word, similarity }
  }
  return nearest?.word
}

/** Every three letters in a row, with two blanks before the word and one after it, as pg_trgm counts them. */
function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

const similarityOf = (one: Set<string>, other: Set<string>): number =>
  one.intersection(other).size / one.union(other).size
