import type { ProjectionKind } from '../../../../lib/contract/services/projection.ts'
import { projectionDeskWords as words } from './messages.ts'

export const itemKinds = [
  'song',
  'reading',
  'notice',
  'notices',
  'countdown',
  'giving',
  'heading',
  'logo',
] as const satisfies readonly ProjectionKind[]

/** What an item is, in words. */
export function kindName(kind: ProjectionKind): string {
  switch (kind) {
    case 'song':
      return words.kindSong
    case 'reading':
      return words.kindReading
    case 'notice':
      return words.kindNotice
    case 'notices':
      return words.kindNotices
    case 'countdown':
      return words.kindCountdown
    case 'giving':
      return words.kindGiving
    case 'heading':
      return words.kindHeading
    case 'logo':
      return words.kindLogo
  }
}
