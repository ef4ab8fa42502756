import * as z from 'zod/mini'
import { dutyRules } from '../../texts/accounts/duty-rules.ts'
import { id, text } from '../fields.ts'

/**
 * What an admin grants somebody beside a role: the treasurer keeps the books, two counters count the cash of a service, two of
 * three signatories decide about welfare, a pastor reads and writes notes of pastoral care, an usher marks who is here, and who
 * has the rota asks people to serve. The duty `office` answers what people write to the church, a registrar keeps its
 * registers of baptisms, marriages and burials, a translator reads and corrects the words of the site in other languages, and who
 * has `worship` plans the services, with their songs and what the projector shows.
 */
export const duties = [
  'treasurer',
  'counter',
  'signatory',
  'pastor',
  'usher',
  'rota',
  'office',
  'registrar',
  'translator',
  'worship',
] as const
export type Duty = (typeof duties)[number]

/** A list of duties, each once. */
export const Duties = z.array(z.enum(duties, { error: () => dutyRules.chooseDuty })).check(
  z.maxLength(duties.length, { error: () => dutyRules.chooseEachDutyOnce }),
  z.refine((chosen) => new Set(chosen).size === chosen.length, { error: () => dutyRules.chooseEachDutyOnce }),
)

/** PUT admin/users/{id}/duties/: all duties of a person from now on. */
export const DutiesForm = z.strictObject({
  treasurer: z.boolean({ error: () => dutyRules.sayWhetherTreasurer }),
  counter: z.boolean({ error: () => dutyRules.sayWhetherCounter }),
  /** At most three people. */
  signatory: z.boolean({ error: () => dutyRules.sayWhetherSignatory }),
  pastor: z.boolean({ error: () => dutyRules.sayWhetherPastor }),
  usher: z.boolean({ error: () => dutyRules.sayWhetherUsher }),
  /** Absent is no, as it was before there was a rota. */
  rota: z._default(z.boolean({ error: () => dutyRules.sayWhetherKeepRota }), false),
  office: z._default(z.boolean({ error: () => dutyRules.sayWhetherAnswerOffice }), false),
  registrar: z._default(z.boolean({ error: () => dutyRules.sayWhetherKeepRegisters }), false),
  translator: z._default(z.boolean({ error: () => dutyRules.sayWhetherTranslator }), false),
  worship: z._default(z.boolean({ error: () => dutyRules.sayWhetherPlanServices }), false),
})
export type DutiesForm = z.infer<typeof DutiesForm>

/** An account that has a duty. */
export const HolderAnswer = z.strictObject({ account: id, name: text, duty: z.enum(duties) })
export type HolderAnswer = z.infer<typeof HolderAnswer>
