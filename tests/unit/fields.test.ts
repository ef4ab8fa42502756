import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  AccountDetails,
  AccountDetailsAnswer,
  FellowshipMember,
  FellowshipMemberAnswer,
} from '../../src/lib/contract/accounts/account-details.ts'
import { DataRequest, DataRequestAnswer } from '../../src/lib/contract/accounts/data-request.ts'
import { DeviceSession, DeviceSessionAnswer } from '../../src/lib/contract/accounts/session.ts'
import { ContactMessage, ContactMessageAnswer } from '../../src/lib/contract/care/contact-message.ts'
import { PrayerRequest, PrayerRequestAnswer } from '../../src/lib/contract/care/prayer-request.ts'
import { Testimony, TestimonyAnswer } from '../../src/lib/contract/care/testimony.ts'
import {
  flag,
  id,
  number,
  numberOrNull,
  readerOf,
  spelled,
  text,
  textOrNull,
  texts,
} from '../../src/lib/contract/fields.ts'
import { Activity, ActivityAnswer } from '../../src/lib/contract/groups/activity.ts'
import { Fellowship, FellowshipAnswer } from '../../src/lib/contract/groups/fellowship.ts'
import { LeaderMessage, LeaderMessageAnswer } from '../../src/lib/contract/groups/leader-message.ts'
import { Announcement, AnnouncementAnswer } from '../../src/lib/contract/messages/announcement.ts'
import { ChurchEvent, ChurchEventAnswer } from '../../src/lib/contract/services/event.ts'
import { Service, ServiceAnswer } from '../../src/lib/contract/services/service.ts'
import {
  AccessEntry,
  AccessEntryAnswer,
  LogEntry,
  LogEntryAnswer,
} from '../../src/lib/contract/settings/system-log.ts'

const fields = {
  id,
  name: text,
  nickname: textOrNull,
  size: number,
  leader: numberOrNull,
  open: flag,
  tags: texts,
  link: z.optional(text),
  visits: z.array(z.strictObject({ day: text, count: number })),
  version: number,
}
const spellings = { title: 'name', is_open: 'open' } as const
const Thing = readerOf(fields, { required: ['id'], unsent: ['version'], spellings })
const empty = {
  name: '',
  nickname: '',
  size: 0,
  leader: null,
  open: false,
  tags: [],
  link: '',
  visits: [],
  version: undefined,
}

describe('a row of any backend', () => {
  test('without a field gets the empty value of the field’s type', () => {
    expect(Thing.parse({ id: 4 })).toEqual({ id: 4, ...empty })
  })

  test('keeps only the fields of its schema', () => {
    expect(Object.keys(Thing.parse({ id: 4, color: 'red' }))).toEqual(Object.keys(fields))
  })

  test('without a valid id is refused', () => {
    for (const row of [{}, { id: 'x' }, { id: 0 }, { id: 1.5 }, null, 'row', 7, []])
      expect(Thing.safeParse(row).success).toBe(false)
  })

  test('may use either spelling; the first that is not empty counts', () => {
    expect(Thing.parse({ id: 1, title: 'B', is_open: true })).toMatchObject({ name: 'B', open: true })
    expect(Thing.parse({ id: 1, name: 'A', title: 'B' }).name).toBe('A')
    expect(Thing.parse({ id: 1, name: '', title: 'B', open: false, is_open: true })).toMatchObject({
      name: 'B',
      open: true,
    })
  })

  test('with arbitrary values in its fields is read with the right types', () => {
    const anything = fc.dictionary(
      fc.constantFrom(...Object.keys(fields), ...Object.keys(spellings)),
      fc.anything(),
    )
    const types = { name: 'string', nickname: 'string', size: 'number', open: 'boolean', link: 'string' }

    fc.assert(
      fc.property(anything, (row) => {
        const read = Thing.parse({ ...row, id: 1 })

        for (const [name, type] of Object.entries(types))
          expect(read).toHaveProperty(name, expect.any(byName(type)))
        expect(read.leader === null || Number.isSafeInteger(read.leader)).toBe(true)
        expect(read.tags.every((tag) => typeof tag === 'string')).toBe(true)
        expect(
          read.visits.every(({ day, count }) => typeof day === 'string' && typeof count === 'number'),
        ).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('may have its inner rows as an array or as results', () => {
    const visits = [{ day: '2026-11-22', count: 3 }, null, 'x']

    for (const sent of [visits, { count: 1, results: visits }])
      expect(Thing.parse({ id: 1, visits: sent }).visits).toEqual([{ day: '2026-11-22', count: 3 }])
  })
})

test('our answer repeats each field that has a second spelling under that name', () => {
  expect(spelled({ name: 'A', open: true }, spellings)).toEqual({
    name: 'A',
    title: 'A',
    open: true,
    is_open: true,
  })
})

describe.each<[string, z.ZodMiniType, z.ZodMiniObject]>([
  ['activity', Activity, ActivityAnswer],
  ['announcement', Announcement, AnnouncementAnswer],
  ['contact message', ContactMessage, ContactMessageAnswer],
  ['data request', DataRequest, DataRequestAnswer],
  ['event', ChurchEvent, ChurchEventAnswer],
  ['fellowship', Fellowship, FellowshipAnswer],
  ['message to a leader', LeaderMessage, LeaderMessageAnswer],
  ['user', AccountDetails, AccountDetailsAnswer],
  ['fellowship member', FellowshipMember, FellowshipMemberAnswer],
  ['prayer request', PrayerRequest, PrayerRequestAnswer],
  ['service', Service, ServiceAnswer],
  ['session', DeviceSession, DeviceSessionAnswer],
  ['entry of the log', LogEntry, LogEntryAnswer],
  ['entry of the access log', AccessEntry, AccessEntryAnswer],
  ['testimony', Testimony, TestimonyAnswer],
])('our %s', (_, reader, answer) => {
  test('is read back as it was sent, null texts as empty ones', () => {
    fc.assert(
      fc.property(rowsOf(answer), (row) => {
        const read = Object.entries({ ...(reader.parse(row) as object) })

        expect(read.length).toBeGreaterThan(3)
        for (const [name, value] of read)
          if (name in row && row[name]) expect({ [name]: value }).toEqual({ [name]: row[name] })
      }),
      { numRuns: 50 },
    )
  })
})

/** Rows that an exact schema of our own backend accepts. */
function rowsOf(schema: z.ZodMiniObject): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.entries(schema.shape).map(([name, field]) => [name, valuesOf(field, name)] as const)
  return fc.record(Object.fromEntries(values)).filter((row) => schema.safeParse(row).success)
}

function valuesOf(field: z.core.$ZodType, name = ''): fc.Arbitrary<unknown> {
  const { def } = (field as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'number':
      return fc.integer(name.endsWith('id') ? { min: 1, max: 99 } : { min: 0, max: 99 })
    case 'boolean':
      return fc.boolean()
    case 'nullable':
      return fc.option(valuesOf(def.innerType, name))
    case 'optional':
      return valuesOf(def.innerType, name)
    case 'array':
      return fc.array(valuesOf(def.element).filter(Boolean), { maxLength: 3 })
    case 'object':
      return rowsOf(z.strictObject(def.shape))
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    default:
      return fc.string()
  }
}

function byName(type: string) {
  return type === 'string' ? String : type === 'number' ? Number : Boolean
}
