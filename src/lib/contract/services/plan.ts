import * as z from 'zod/mini'
import { planRules } from '../../texts/services/plan-rules.ts'
import { atMost, dayText, Id, optionalText, requiredText } from '../base.ts'
import { address, OptionalHour, Version } from '../edit.ts'
import { flag, id, number, numberOrNull, text, textOrNull } from '../fields.ts'

/** The kinds of services; each has a template. */
export const planKinds = [
  'first',
  'second',
  'midweek',
  'all-night',
  'funeral',
  'wedding',
  'harvest',
  'other',
] as const
export type PlanKind = (typeof planKinds)[number]

export const planItemKinds = [
  'welcome',
  'song',
  'reading',
  'prayer',
  'sermon',
  'offering',
  'notices',
  'communion',
  'heading',
  'other',
] as const
export type PlanItemKind = (typeof planItemKinds)[number]

/** Teams that notes are for beside those of the rota, which have the id of the team. */
export const noteTeams = ['sound', 'projection', 'band', 'ushers'] as const

/** The most items of a plan. */
export const mostPlanItems = 100

/** The most files of an item. */
export const mostPlanFiles = 10

const whole = (least: number, most: number, error: () => string) =>
  z
    .number({ error })
    .check(z.refine((value) => Number.isSafeInteger(value) && value >= least && value <= most, { error }))

const OptionalId = z._default(z.nullable(Id), null)
const Kind = z.enum(planKinds, { error: () => planRules.kind })
const Start = OptionalHour(() => planRules.hour)

/** Why a plan ends at a time before it begins is no mistake: an all-night ends on the next morning. */
const head = {
  kind: Kind,
  title: requiredText(() => planRules.title, 120),
  day: dayText(() => planRules.day),
  start_time: z._default(Start, ''),
  end_time: z._default(Start, ''),
  theme: optionalText(200),
  is_public: z._default(z.boolean(), false),
}

/** POST plans/: of a service, of an event, or of neither. `from` is what it begins with: nothing, the template of its kind, or a plan. */
export const NewPlanForm = z
  .strictObject({
    kind: Kind,
    service: OptionalId,
    event: OptionalId,
    /** Of a service or an event they follow from it where they are ''. */
    title: optionalText(120),
    day: z._default(z.union([z.literal(''), dayText(() => planRules.day)]), ''),
    start_time: z._default(Start, ''),
    from: z._default(
      z.union([z.enum(['empty', 'template']), Id], { error: () => planRules.from }),
      'template',
    ),
  })
  .check(
    z.refine(({ service, event }) => service === null || event === null, {
      error: () => planRules.one,
      path: ['event'],
    }),
    z.refine(({ service, event, title }) => service !== null || event !== null || title !== '', {
      error: () => planRules.title,
      path: ['title'],
    }),
    z.refine(({ event, day }) => event !== null || day !== '', { error: () => planRules.day, path: ['day'] }),
  )
export type NewPlanForm = z.infer<typeof NewPlanForm>

/** POST plans/next/: the next plan of a service, made from its last one. */
export const NextPlanForm = z.strictObject({ service: Id })

/** PUT plans/{id}/; of a template `day` is ignored. */
export const PlanForm = z.strictObject({
  ...head,
  day: z._default(z.union([z.literal(''), head.day]), ''),
  version: Version,
})
export type PlanForm = z.infer<typeof PlanForm>

const PlanNote = z.strictObject({
  team: z.string().check(z.regex(/^([a-z]{1,20}|[1-9]\d{0,14})$/, { error: () => planRules.team })),
  words: requiredText(() => planRules.note, 1000),
})

const PlanLink = z.strictObject({
  name: requiredText(() => planRules.linkName, 120),
  address: address(() => planRules.link).check(z.minLength(1, { error: () => planRules.link })),
})

const item = {
  kind: z.enum(planItemKinds, { error: () => planRules.item }),
  title: requiredText(() => planRules.item, 150),
  minutes: z._default(
    whole(0, 600, () => planRules.minutes),
    0,
  ),
  /** Who leads it: somebody with an account, those of a team of the rota who serve then, or a name. */
  leader_account: OptionalId,
  leader_team: OptionalId,
  leader_name: optionalText(120),
  song: OptionalId,
  key: z._default(z.string().check(z.trim(), atMost(8)), ''),
  capo: z._default(
    whole(0, 11, () => planRules.capo),
    0,
  ),
  /** The parts of the song in their order, `verse-1 chorus-1`; '' for the song's own. */
  parts: optionalText(300),
  reference: optionalText(120),
  words: optionalText(4000),
  leader_note: optionalText(1000),
  /** Whether the public part of the plan shows it. */
  is_public: z._default(z.boolean(), true),
  notes: z._default(
    z.array(PlanNote).check(
      z.maxLength(30, { error: () => planRules.notes }),
      z.refine((notes) => new Set(notes.map(({ team }) => team)).size === notes.length, {
        error: () => planRules.notes,
      }),
    ),
    [],
  ),
  links: z._default(z.array(PlanLink).check(z.maxLength(10, { error: () => planRules.links })), []),
}

/** PUT plans/{id}/items/{item}/. */
export const PlanItemForm = z.strictObject({ ...item, version: Version })
export type PlanItemForm = z.infer<typeof PlanItemForm>

/** POST plans/{id}/items/: before an item, or at the end. The same `act` twice is one item. */
export const NewPlanItemForm = z.strictObject({
  ...item,
  before: OptionalId,
  act: z
    .string({ error: () => planRules.act })
    .check(z.regex(/^[\w-]{8,64}$/, { error: () => planRules.act })),
})
export type NewPlanItemForm = z.infer<typeof NewPlanItemForm>

/** POST plans/{id}/items/{item}/files/: a whole upload of the caller, and what it is called. */
export const PlanFileForm = z.strictObject({
  upload: requiredText(() => planRules.file, 100),
  name: requiredText(() => planRules.fileName, 120),
})
export type PlanFileForm = z.infer<typeof PlanFileForm>

/** PUT plans/{id}/items/{item}/count/: the cash count of an offering, one that is opened for it, or none. */
export const PlanCountForm = z.strictObject({
  count: z.nullable(z.union([z.literal('new'), Id], { error: () => planRules.noCount })),
})
export type PlanCountForm = z.infer<typeof PlanCountForm>

/** PUT plans/{id}/items/{item}/place/: before another item, or at the end. */
export const PlaceForm = z.strictObject({ before: OptionalId })

const headFields = {
  id,
  kind: z.enum(planKinds),
  is_template: flag,
  service: numberOrNull,
  event: numberOrNull,
  title: text,
  day: text,
  start_time: text,
  end_time: text,
  theme: text,
  is_public: flag,
  /** Counts each change of the plan and its items. */
  changes: number,
  version: number,
}

/** GET plans/: a plan in a list. */
export const PlanHead = z.strictObject({
  ...headFields,
  items: number,
  minutes: number,
  is_live: flag,
})
export type PlanHead = z.infer<typeof PlanHead>

/** A file of an item. */
const PlanFile = z.strictObject({ id, name: text, kind: z.enum(['pdf', 'picture', 'sound']), bytes: number })
export type PlanFile = z.infer<typeof PlanFile>

/** An item as the caller sees it: notes are of their teams, of all for who plans, and for who leads it. */
export const PlanItemAnswer = z.strictObject({
  id,
  kind: z.enum(planItemKinds),
  title: text,
  minutes: number,
  leader_account: numberOrNull,
  leader_team: numberOrNull,
  leader_name: text,
  /** Who leads it, in words; those of a team as the rota has them now. */
  leaders: text,
  /** Whether the caller leads it. */
  is_mine: flag,
  song: numberOrNull,
  key: text,
  capo: number,
  parts: text,
  reference: text,
  words: text,
  leader_note: text,
  is_public: flag,
  notes: z.array(z.strictObject({ team: text, team_name: text, words: text })),
  links: z.array(z.strictObject({ name: text, address: text })),
  files: z.array(PlanFile),
  /** Of an offering: whether it is being counted, or was; without a sum. */
  counted: z.enum(['', 'open', 'closed']),
  version: number,
})
export type PlanItemAnswer = z.infer<typeof PlanItemAnswer>

/** GET plans/{id}/live/: where the plan is. `turn` 0: it was not started. */
export const PlanLiveAnswer = z.strictObject({
  turn: number,
  item: numberOrNull,
  started_at: text,
  item_at: text,
  ended_at: textOrNull,
  /** Who leads, '' for nobody. */
  led_by: text,
  /** Of the plan: another number means that it was changed. */
  changes: number,
  /** The server's clock, since those of phones differ. */
  now: text,
})
export type PlanLiveAnswer = z.infer<typeof PlanLiveAnswer>

/** PUT plans/{id}/live/: starts, goes to an item, or ends, seen the turn. The same act twice is one. */
export const PlanLiveForm = z.strictObject({
  act: z.enum(['start', 'go', 'end'], { error: () => planRules.act }),
  item: OptionalId,
  turn: whole(0, 1_000_000, () => planRules.act),
})
export type PlanLiveForm = z.infer<typeof PlanLiveForm>

/** GET plans/{id}/: the whole plan as the caller sees it. */
export const PlanAnswer = z.strictObject({
  ...headFields,
  may_change: flag,
  may_lead: flag,
  /** Opens the stream of changes. */
  code: text,
  /** What an announcement says on the day, for the item of notices. */
  announcements: z.array(z.strictObject({ id, title: text, content: text })),
  items: z.array(PlanItemAnswer),
  live: PlanLiveAnswer,
})
export type PlanAnswer = z.infer<typeof PlanAnswer>

/** GET plans/choices/: what a planner chooses among. */
export const PlanChoices = z.strictObject({
  services: z.array(
    z.strictObject({
      id,
      title: text,
      weekday: text,
      time: text,
      /** The next day without a plan, and the last plan. */
      next_day: text,
      last_plan: numberOrNull,
    }),
  ),
  events: z.array(z.strictObject({ id, title: text, date: text })),
  teams: z.array(z.strictObject({ id, name: text })),
})
export type PlanChoices = z.infer<typeof PlanChoices>

/** GET plans/people/?search=: who may lead an item. */
export const PlanPerson = z.strictObject({ id, name: text })
export type PlanPerson = z.infer<typeof PlanPerson>

/** GET plans/mine/: plans to come of the caller's turns and items. */
export const OwnPlan = z.strictObject({
  id,
  service: numberOrNull,
  title: text,
  day: text,
  start_time: text,
  /** What the caller does: names of teams, titles of items. */
  does: z.array(text),
})
export type OwnPlan = z.infer<typeof OwnPlan>

/** A cash count of the day of a plan. */
const PlanCount = z.strictObject({
  id,
  service: text,
  is_closed: flag,
  /** The offering that names it. */
  item: numberOrNull,
  /** Whether it is this service's: an item names it, or it has its name, or no other service has a plan on that day. */
  is_own: flag,
})
export type PlanCount = z.infer<typeof PlanCount>

/** GET plans/{id}/links/: what belongs to the plan elsewhere, of which the caller may see. */
export const PlanLinks = z.strictObject({
  /** For who counts or keeps the books. */
  may_count: flag,
  counts: z.array(PlanCount),
  sittings: z.array(z.strictObject({ id, title: text, here: number })),
  sermons: z.array(z.strictObject({ id, title: text })),
})
export type PlanLinks = z.infer<typeof PlanLinks>

/** GET plans/{id}/sermon/: what the entry of its sermon begins with. */
export const SermonDraft = z.strictObject({
  title: text,
  preacher: text,
  date: text,
  scripture: text,
  description: text,
})
export type SermonDraft = z.infer<typeof SermonDraft>

/** GET plans/this-week/: the public part of plans of the next seven days. */
export const PublicPlan = z.strictObject({
  title: text,
  day: text,
  start_time: text,
  theme: text,
  items: z.array(z.strictObject({ kind: z.enum(planItemKinds), title: text, reference: text })),
})
export type PublicPlan = z.infer<typeof PublicPlan>
