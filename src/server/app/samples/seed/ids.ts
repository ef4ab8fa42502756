import type { FellowshipKey } from '../../../../content/fellowships.ts'

export type AccountIds = {
  /** The id of a username. Throws if the sample data does not have it. */
  of(username: string): number
}

export type FellowshipIds = ReadonlyMap<FellowshipKey, number>
