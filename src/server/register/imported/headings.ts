import { createHash } from 'node:crypto'
import { foldName } from '../entries/names.ts'

/* Headings of files that are brought over: lists of people and past gifts. */

/** In letters: a longer heading is cut. */
const longest = 300

/** A heading for comparison: `firstName`, `First_Name` and `FIRST NAME` are one. */
export const foldHeading = (heading: string): string =>
  foldName(heading.slice(0, longest).replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))

/** A hash of the headings: a list with the same ones is mapped the same way. */
export const fingerprintOf = (header: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(header.map(foldName)))
    .digest('hex')
