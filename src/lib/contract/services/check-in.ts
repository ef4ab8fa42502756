import * as z from 'zod/mini'
import { checkInRules } from '../../texts/services/check-in-rules.ts'
import { serviceRules } from '../../texts/services/service-rules.ts'
import { atMost, Id } from '../base.ts'
import { OptionalId } from '../edit.ts'
import { flag, id, number, numberOrNull, text } from '../fields.ts'
import { MaybeName, requiredName } from '../name.ts'

/** How many names a phone takes for a check-in session; those beyond are searched on the server. */
export const mostNames = 5000

/** How many acts one call may carry. */
const mostActs = 200

/** Until how many days after a check-in session its acts are taken, for a phone that was offline. */
export const takenForDays = 14

/** The letters of codes: none that is mistaken for another one. */
export const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const guardianCodeLength = 5
export const ownCodeLength = 6

/** How long a member's code is shown, and how long it is taken, in seconds. */
export const ownCodeShown = 30
export const ownCodeTaken = 45

/** A code as it was typed or scanned: in capitals, without spaces and without what stands before it in the QR code. */
const code = (lengths: readonly number[], wrong: () => string) =>
  z.pipe(
    z.pipe(
      z.string({ error: wrong }).check(atMost(60, wrong)),
      z.transform((given: string) => given.toUpperCase().replace(/^.*:/, '').replace(/[\s-]/g, '')),
    ),
    z
      .string()
      .check(
        z.refine(
          (typed) =>
            lengths.includes(typed.length) && [...typed].every((letter) => codeLetters.includes(letter)),
          { error: wrong },
        ),
      ),
  )

const GuardianCode = code([guardianCodeLength], () =>
  checkInRules.guardianCode({ length: guardianCodeLength }),
)
const OwnCode = code([ownCodeLength], () => checkInRules.ownCode({ length: ownCodeLength }))

/** What a guardian shows: the code of the check-in, or the one of the own account. */
const ShownCode = code([guardianCodeLength, ownCodeLength], () =>
  checkInRules.eitherCode({ length: guardianCodeLength, own: ownCodeLength }),
)

/** POST check-in/sittings/: today's service, or an event of today. */
export const CheckInSessionForm = z.strictObject({ service: OptionalId, event: OptionalId }).check(
  z.refine(({ service, event }) => (service === null) !== (event === null), {
    path: ['service'],
    error: () => checkInRules.service,
  }),
)
export type CheckInSessionForm = z.input<typeof CheckInSessionForm>

const heads = z.nullable(
  z.number({ error: () => checkInRules.number }).check(
    z.refine((many) => Number.isSafeInteger(many) && many >= 0 && many <= 100_000, {
      error: () => checkInRules.wholeNumber,
    }),
  ),
)
const wrongMoment = () => serviceRules.notMoment

/** What every act carries: an id that the phone made, and when it was tapped, by the server's clock. */
const act = {
  id: z
    .string({ error: () => serviceRules.actNeedsId })
    .check(atMost(40), z.regex(/^[\w-]{8,40}$/, { error: () => serviceRules.noId })),
  at: z.string({ error: wrongMoment }).check(
    atMost(24, wrongMoment),
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, { error: wrongMoment }),
    z.refine((at) => !Number.isNaN(Date.parse(at)), { error: wrongMoment }),
  ),
}

/**
 * Marks a person as present, or undoes that. `code` is the code of the child's guardian. `again`: it is one more code for a child who
 * is here already, so that a child who was collected meanwhile stays collected.
 */
const MarkAct = z.strictObject({
  ...act,
  kind: z.literal('mark'),
  person: Id,
  here: flag,
  code: z.optional(GuardianCode),
  again: z.optional(flag),
})

/** A visitor without an entry, counted or with a name. An Undo has the id of the act that it undoes, and a later time. */
const VisitorAct = z.strictObject({
  ...act,
  kind: z.literal('visitor'),
  here: flag,
  first_name: z._default(MaybeName, ''),
  last_name: z._default(MaybeName, ''),
})

/** Heads as somebody counted them. What is missing was not counted by this usher, and stays; null takes a number back. */
const CountAct = z.strictObject({
  ...act,
  kind: z.literal('count'),
  men: z.optional(heads),
  women: z.optional(heads),
  children: z.optional(heads),
  visitors: z.optional(heads),
})

export const Act = z.discriminatedUnion('kind', [MarkAct, VisitorAct, CountAct], {
  error: () => serviceRules.noActCheck,
})
export type Act = z.infer<typeof Act>
export type MarkAct = z.infer<typeof MarkAct>
export type VisitorAct = z.infer<typeof VisitorAct>
export type CountAct = z.infer<typeof CountAct>

/** POST check-in/sittings/{id}/acts/. The same acts may come again, and in any order. */
export const ActsForm = z.strictObject({
  acts: z
    .array(Act)
    .check(
      z.minLength(1, { error: () => serviceRules.sendAct }),
      z.maxLength(mostActs, { error: () => serviceRules.tooManyAtOnce }),
    ),
})
export type ActsForm = z.input<typeof ActsForm>

/** Heads as an usher types them. */
export const CountForm = z.strictObject({ men: heads, women: heads, children: heads, visitors: heads })

/** The name of a visitor as an usher types it. */
export const VisitorForm = z.strictObject({
  first_name: requiredName(() => checkInRules.firstName),
  last_name: z._default(MaybeName, ''),
})

/** POST check-in/sittings/{id}/codes/: a member's code, scanned or typed. */
export const OwnCodeForm = z.strictObject({ code: OwnCode })
export type OwnCodeForm = z.input<typeof OwnCodeForm>

/** POST check-in/sittings/{id}/collections/: who collects a child, shown by one of the three. */
export const CollectionForm = z
  .strictObject({
    child: Id,
    code: z.optional(ShownCode),
    collector: z.optional(Id),
    reason: z.optional(
      z.string().check(z.trim(), atMost(500), z.minLength(5, { error: () => checkInRules.why })),
    ),
  })
  .check(
    z.refine(
      ({ code, collector, reason }) =>
        [code, collector, reason].filter((one) => one !== undefined).length === 1,
      { path: ['code'], error: () => checkInRules.handOver },
    ),
  )
export type CollectionForm = z.input<typeof CollectionForm>

const counts = {
  men: numberOrNull,
  women: numberOrNull,
  children: numberOrNull,
  visitors: numberOrNull,
}

/** Named marks, each person once. `visitors` are those without a name and those with the status Visitor. */
export const MarkedAnswer = z.strictObject({
  all: number,
  men: number,
  women: number,
  children: number,
  visitors: number,
  unsaid: number,
})
export type MarkedAnswer = z.infer<typeof MarkedAnswer>

/** What the caller may do on the page, and what is on today. */
export const TodayAnswer = z.strictObject({
  day: text,
  may: z.array(z.enum(['mark', 'history', 'export'])),
  choices: z.array(
    z.strictObject({
      service: numberOrNull,
      event: numberOrNull,
      title: text,
      /** '' for a service of the whole church. */
      branch_name: text,
      time: text,
      /** False for a service of another day of the week. */
      today: flag,
      /** The check-in session, once somebody has opened it. */
      sitting: numberOrNull,
    }),
  ),
})
export type TodayAnswer = z.infer<typeof TodayAnswer>

const checkInSession = { id, title: text, day: text }

/** GET check-in/sittings/{id}/: as all phones together have marked it. */
export const CheckInSessionAnswer = z.strictObject({
  ...checkInSession,
  /** The server's clock, ISO 8601. */
  now: text,
  /** The ids of the people who are here. */
  here: z.array(id),
  /** Visitors without a name. */
  unnamed: number,
  counted: z.strictObject({ ...counts, at: text }),
  marked: MarkedAnswer,
  /** Children who are here, and those of them who were collected. */
  children: z.array(z.strictObject({ id, name: text, collected: flag })),
})
export type CheckInSessionAnswer = z.infer<typeof CheckInSessionAnswer>

/** A person whom an usher can mark: name, id, household id, and whether they are a child. */
export const NameAnswer = z.strictObject({ id, name: text, home: numberOrNull, child: flag })
export type NameAnswer = z.infer<typeof NameAnswer>

/** GET check-in/sittings/{id}/names/. */
export const NamesAnswer = z.strictObject({
  names: z.array(NameAnswer),
  /** Whether these are all; otherwise the server finds the others. */
  all: flag,
})
export type NamesAnswer = z.infer<typeof NamesAnswer>

/** GET check-in/sittings/{id}/children/{child}/: who may collect a child. */
export const ChildAnswer = z.strictObject({
  id,
  name: text,
  collected: flag,
  collectors: z.array(z.strictObject({ id, name: text })),
})
export type ChildAnswer = z.infer<typeof ChildAnswer>

/** POST check-in/my-code/: the code that a member shows, and for how many seconds. */
export const OwnCodeAnswer = z.strictObject({ code: text, seconds: number })
export type OwnCodeAnswer = z.infer<typeof OwnCodeAnswer>

/** GET check-in/sittings/: a check-in session with both counts, which are never added up. */
export const CheckInSessionRowAnswer = z.strictObject({
  ...checkInSession,
  /** '' for a service of the whole church. */
  branch_name: text,
  counted: z.strictObject(counts),
  marked: MarkedAnswer,
})
export type CheckInSessionRowAnswer = z.infer<typeof CheckInSessionRowAnswer>
