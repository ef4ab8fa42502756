/** A table of a paper. Numbers are amounts in the smallest unit; `bold` are rows of sums and headings. */
export type PaperTable = {
  title: string
  headings: readonly string[]
  rows: readonly { cells: readonly (string | number)[]; bold?: boolean }[]
  /** Who signs it; a PDF has a line for each. */
  signatures?: readonly string[]
}
