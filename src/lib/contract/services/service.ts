import * as z from 'zod/mini'
import { serviceRules } from '../../texts/services/service-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { optionalText, requiredText } from '../base.ts'
import { OptionalHour, textList, Version } from '../edit.ts'
import { type Exact, flag, id, number, readerOf, text, texts } from '../fields.ts'
import { weekdays } from './weekdays.ts'

/** A weekly service (spec 1 §3, "Static service"). */
const fields = {
  id,
  day: text,
  title: text,
  /** Time in the church's time zone, `09:00`; '' for a service without one. */
  time: text,
  /** End time; '' when it is unknown. */
  end_time: text,
  location: text,
  description: text,
  pastor: text,
  /** Date of the next service, `2026-11-22`. */
  next_date: text,
  /** Usual number of attendees. */
  attendees: number,
  childcare: flag,
  /** Languages in which it is held. */
  held_in: texts,
  /** Languages into which it is translated. */
  languages: texts,
  livestream: flag,
  version: number,
}
export type ServiceFields = Exact<typeof fields>

export const Service = readerOf(fields, { required: ['id'], unsent: ['version'] })
export type Service = z.infer<typeof Service>

export const ServiceAnswer = z.strictObject(fields)

const languageList = textList({ each: 40, most: 12, empty: () => serviceRules.languageNeedsName })
const NoHour = z._default(
  OptionalHour(() => usualRules.giveTimeLike18),
  '',
)

/** The super admin's form for a weekly service. */
export const ServiceForm = z
  .strictObject({
    day: z.enum(weekdays, { error: () => usualRules.chooseDayWeek }),
    title: requiredText(() => usualRules.enterTitle, 120),
    time: NoHour,
    end_time: NoHour,
    location: optionalText(200),
    description: optionalText(1000),
    pastor: optionalText(120),
    attendees: z._default(
      z.number({ error: () => usualRules.giveNumber }).check(
        z.refine((count) => Number.isSafeInteger(count) && count >= 0, {
          error: () => serviceRules.giveWholeNumber,
        }),
      ),
      0,
    ),
    childcare: z._default(z.boolean(), false),
    held_in: languageList,
    languages: languageList,
    livestream: z._default(z.boolean(), false),
    version: Version,
  })
  .check(
    z.refine(({ time, end_time }) => end_time === '' || (time !== '' && end_time > time), {
      path: ['end_time'],
      error: () => serviceRules.endsAfterBegins,
    }),
  )
export type ServiceForm = z.infer<typeof ServiceForm>
