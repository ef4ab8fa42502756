import * as z from 'zod/mini'
import { peopleRules } from '../../texts/people/people-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { Version } from '../edit.ts'
import { flag, id, number, text, textOrNull, texts } from '../fields.ts'
import { purposes } from '../messages/message.ts'

/** What becomes of a row of a list. */
export const fates = ['new', 'same', 'changes', 'doubtful', 'refused', 'left'] as const
export type Fate = (typeof fates)[number]

const importStates = ['read', 'tried', 'done', 'undone'] as const
export type ImportState = (typeof importStates)[number]

/** What a column can be. `notes`: kept as a note with its heading; `left out`: not read. */
export const columnKinds = [
  'notes',
  'left out',
  'title',
  'full_name',
  'full_name_last_first',
  'first_name',
  'middle_name',
  'last_name',
  'gender',
  'telephone',
  'other_telephone',
  'email',
  'born',
  'baptised',
  'joined',
  'married',
  'address',
  'language',
  'fellowship',
  'branch',
  'ministries',
  'status',
  'household',
  ...purposes.map((purpose) => `consent ${purpose}` as const),
] as const
export type ColumnKind = (typeof columnKinds)[number]

/** How a column writes its days; `ask`: its days can be read both ways, and an admin has to say. */
const dateOrders = ['', 'day first', 'month first', 'ask'] as const
export type DateOrder = (typeof dateOrders)[number]

/** Rows of a list at most. */
export const mostImported = 100_000

/** For how many days a list can be taken back. */
export const undoDays = 7

const Counts = z.strictObject({
  new: number,
  same: number,
  changes: number,
  doubtful: number,
  refused: number,
  left: number,
})
export type Counts = z.infer<typeof Counts>

const MissingFellowship = z.strictObject({ name: text, rows: number })
export type MissingFellowship = z.infer<typeof MissingFellowship>

export const ImportAnswer = z.strictObject({
  id,
  name: text,
  state: z.enum(importStates),
  /** The program whose export this is by its headings; '' where that is not known. */
  system: text,
  header: texts,
  /** A few values of each column. */
  samples: z.array(texts),
  mapping: z.array(z.enum(columnKinds)),
  dates: z.array(z.enum(dateOrders)),
  /** Whether the mapping is that of an earlier list with the same headings. */
  is_remembered: flag,
  rows: number,
  counts: Counts,
  /** What its rows name and the church does not have. */
  missing_fellowships: z.array(MissingFellowship),
  /** The names of those that were made for it and are there. */
  made_fellowships: texts,
  started_by: text,
  started_at: text,
  done_at: textOrNull,
  undone_at: textOrNull,
  /** Until when it can be taken back; null when it cannot. */
  undo_until: textOrNull,
  /** The people whom undoing left as they were, and why. */
  kept: z.array(z.strictObject({ name: text, why: text })),
  version: number,
})
export type ImportAnswer = z.infer<typeof ImportAnswer>

/** PUT people/imports/{id}/: what the columns are; the trial follows. */
export const MappingForm = z.strictObject({
  mapping: z.array(z.enum(columnKinds, { error: () => usualRules.sayWhatEachColumn })),
  dates: z.array(z.enum(dateOrders, { error: () => usualRules.sayHowDaysWritten })),
  version: Version,
})
export type MappingForm = z.infer<typeof MappingForm>

export const ImportRowAnswer = z.strictObject({
  /** The number of the row in the file; the headings are row 1. */
  id: number,
  name: text,
  fate: z.enum(fates),
  why: text,
  /** The person whom the row matches, or may match. */
  person: z.nullable(z.strictObject({ id, name: text })),
  cells: texts,
  decision: z.enum(['', 'new', 'same', 'skip']),
})
export type ImportRowAnswer = z.infer<typeof ImportRowAnswer>

/** PUT people/imports/{id}/rows/{row}/: what an admin decides about a doubtful row. */
export const DecisionForm = z.strictObject({
  decision: z.enum(['new', 'same', 'skip'], { error: () => peopleRules.decideWhatBecomesRow }),
})
export type DecisionForm = z.infer<typeof DecisionForm>

/** POST people/imports/{id}/bring/: the trial that the admin saw. */
export const BringForm = z.strictObject({ version: z.number({ error: () => usualRules.sayWhichTrialSeen }) })
