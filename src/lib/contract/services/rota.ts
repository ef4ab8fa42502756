import * as z from 'zod/mini'
import { rotaRules } from '../../texts/services/rota-rules.ts'
import { serviceRules } from '../../texts/services/service-rules.ts'
import { Day, Id, optionalText, requiredText } from '../base.ts'
import { Version } from '../edit.ts'
import { flag, id, number, numberOrNull, text, texts } from '../fields.ts'

/** `declined` and `swapped` shifts leave their place open. */
const shiftStates = ['asked', 'accepted', 'declined', 'swapped'] as const
export type ShiftState = (typeof shiftStates)[number]

/** `offered`: the member would like to serve, and nobody who keeps the rota has agreed yet. */
const memberStates = ['offered', 'serves'] as const
export type MemberState = (typeof memberStates)[number]

/** How many days before a shift its reminder goes, until the member says otherwise. 0: none. */
export const usualRemindDays = 2
export const mostRemindDays = 14

/** The most weeks that one look shows, and the most people who are asked at once. */
export const mostWeeks = 13
const mostAsked = 300

const Whole = (wrong: () => string, least: number, most: number) =>
  z
    .number({ error: wrong })
    .check(z.refine((many) => Number.isSafeInteger(many) && many >= least && many <= most, { error: wrong }))

/** POST rota/teams/, and PUT rota/teams/{id}/. */
export const TeamForm = z.strictObject({
  name: requiredText(() => rotaRules.team, 80),
  /** How many are needed at which service; services without anybody are left out. */
  needs: z
    .array(
      z.strictObject({
        service: Id,
        needed: Whole(() => rotaRules.needed, 1, 50),
      }),
    )
    .check(
      z.maxLength(100),
      z.refine((needs) => new Set(needs.map(({ service }) => service)).size === needs.length, {
        error: () => rotaRules.once,
      }),
    ),
  /** A closed team is not asked any more, and keeps its past shifts. */
  is_open: z.boolean({ error: () => serviceRules.sayWhetherTeamServes }),
  version: Version,
})
export type TeamForm = z.infer<typeof TeamForm>

/** PUT rota/teams/{id}/members/{member}/, for who keeps the rota; '' takes somebody out of the team. */
export const MembershipForm = z.strictObject({
  state: z.enum(['serves', ''], { error: () => serviceRules.sayWhetherServe }),
})
export type MembershipForm = z.infer<typeof MembershipForm>

/** PUT rota/teams/{id}/serve/, for oneself. */
export const ServeForm = z.strictObject({
  serve: z.boolean({ error: () => serviceRules.sayWhetherYouWould }),
})

/** POST rota/turns/: all of them are asked, or nobody is. */
export const AskForm = z.strictObject({
  team: Id,
  turns: z
    .array(z.strictObject({ service: Id, day: Day, account: Id }))
    .check(
      z.minLength(1, { error: () => rotaRules.whom }),
      z.maxLength(mostAsked, { error: () => rotaRules.tooMany({ most: mostAsked }) }),
    ),
})
export type AskForm = z.infer<typeof AskForm>

/** POST rota/turns/{id}/answer/; the word is optional, and who keeps the rota reads it. */
export const AnswerForm = z.strictObject({
  answer: z.enum(['accepted', 'declined'], { error: () => rotaRules.answer }),
  word: optionalText(300),
})
export type AnswerForm = z.infer<typeof AnswerForm>

/** POST rota/turns/{id}/offer/: offers the shift to the team, or takes that back. */
export const OfferForm = z.strictObject({
  offered: z.boolean({ error: () => serviceRules.sayWhetherSomebodyElse }),
  word: optionalText(300),
})
export type OfferForm = z.infer<typeof OfferForm>

/** POST rota/cannot/. */
export const CannotForm = z
  .strictObject({
    from_day: Day,
    /** The last day; '' for the same day. */
    to_day: z._default(z.union([z.literal(''), Day]), ''),
    /** For who keeps the rota. */
    word: optionalText(200),
  })
  .check(
    z.refine(({ from_day, to_day }) => to_day === '' || to_day >= from_day, {
      path: ['to_day'],
      error: () => rotaRules.lastDay,
    }),
    z.refine(
      ({ from_day, to_day }) =>
        to_day === '' || Date.parse(to_day) - Date.parse(from_day) <= 366 * 86_400_000,
      { path: ['to_day'], error: () => rotaRules.aYear },
    ),
  )
export type CannotForm = z.infer<typeof CannotForm>

/** PUT rota/settings/. */
export const RotaSettingsForm = z.strictObject({
  remind_days: Whole(() => rotaRules.days({ most: mostRemindDays }), 0, mostRemindDays),
})

const service = { service: id, service_title: text, day: text, time: text, end_time: text, location: text }

/** One's own shift. */
export const OwnShiftAnswer = z.strictObject({
  id,
  ...service,
  team: id,
  team_name: text,
  state: z.enum(shiftStates),
  is_offered: flag,
  /** The names of those who said that they come, too. */
  others: texts,
  /** The order of the service; null where there is none. */
  plan: numberOrNull,
  version: number,
})
export type OwnShiftAnswer = z.infer<typeof OwnShiftAnswer>

/** A shift that somebody of the caller's team would give away. */
const OfferAnswer = z.strictObject({
  id,
  ...service,
  team: id,
  team_name: text,
  name: text,
  word: text,
  version: number,
})

const CannotAnswer = z.strictObject({ id, from_day: text, to_day: text, word: text })

/** GET rota/: what the rota is to the caller. */
export const OwnRotaAnswer = z.strictObject({
  may_keep: flag,
  /** Today and later, soonest first. */
  turns: z.array(OwnShiftAnswer),
  offers: z.array(OfferAnswer),
  cannot: z.array(CannotAnswer),
  /** The teams that serve, and what the caller is to them; '' for nothing. */
  teams: z.array(z.strictObject({ id, name: text, state: z.enum([...memberStates, '']) })),
  remind_days: number,
})
export type OwnRotaAnswer = z.infer<typeof OwnRotaAnswer>

/** A team as those see it who keep the rota. */
export const TeamAnswer = z.strictObject({
  id,
  name: text,
  is_open: flag,
  version: number,
  needs: z.array(z.strictObject({ service: id, title: text, weekday: text, time: text, needed: number })),
  members: z.array(z.strictObject({ account: id, name: text, state: z.enum(memberStates) })),
})
export type TeamAnswer = z.infer<typeof TeamAnswer>

/** A shift as the managers of the rota see it. */
export const KeptShiftAnswer = z.strictObject({
  id,
  account: id,
  name: text,
  state: z.enum(shiftStates),
  is_offered: flag,
  version: number,
  /** Whether the person is told by e-mail; else somebody has to call. */
  has_email: flag,
  /** What the person said. */
  word: text,
  /** From whom the shift was taken over; '' for nobody. */
  taken_from: text,
})
export type KeptShiftAnswer = z.infer<typeof KeptShiftAnswer>

/** What one team needs at one service of a day. */
export const SlotAnswer = z.strictObject({
  ...service,
  team: id,
  team_name: text,
  needed: number,
  turns: z.array(KeptShiftAnswer),
})
export type SlotAnswer = z.infer<typeof SlotAnswer>

/** GET rota/weeks/?from=&weeks=. */
export const WeeksAnswer = z.strictObject({ from: text, to: text, slots: z.array(SlotAnswer) })
export type WeeksAnswer = z.infer<typeof WeeksAnswer>

/** Why somebody is not proposed; '' for nothing. */
const hindrances = ['', 'cannot', 'that day', 'said no'] as const
export type Hindrance = (typeof hindrances)[number]

/** A person who may be asked, with the reason for their rank. */
export const CandidateAnswer = z.strictObject({
  account: id,
  name: text,
  /** Shifts of the last 365 days and those to come, in every team, and the day of the latest one before this; '' for none. */
  turns: number,
  last_day: text,
  hindrance: z.enum(hindrances),
  /** What the person said about it. */
  word: text,
  is_proposed: flag,
})
export type CandidateAnswer = z.infer<typeof CandidateAnswer>

/** GET rota/teams/{id}/proposal/?from=&weeks=. */
export const ProposalAnswer = z.strictObject({
  team: id,
  team_name: text,
  slots: z.array(
    z.strictObject({
      ...service,
      needed: number,
      /** The names of those who hold a shift, asked or accepted. */
      held: texts,
      /** The fairest first; who cannot be asked comes last. */
      candidates: z.array(CandidateAnswer),
    }),
  ),
})
export type ProposalAnswer = z.infer<typeof ProposalAnswer>

/** GET rota/teams/{id}/fairness/: the last 365 days and what is to come. */
export const FairnessAnswer = z.strictObject({
  team: id,
  team_name: text,
  from: text,
  people: z.array(
    z.strictObject({
      account: id,
      name: text,
      /** Accepted shifts of this team that were, that are to come, and of every team together. */
      served: number,
      ahead: number,
      everywhere: number,
      declined: number,
      last_day: text,
    }),
  ),
})
export type FairnessAnswer = z.infer<typeof FairnessAnswer>

/** GET rota/people/?search=: whom a team may take. */
export const FoundPersonAnswer = z.strictObject({ id, name: text, username: text })
export type FoundPersonAnswer = z.infer<typeof FoundPersonAnswer>
