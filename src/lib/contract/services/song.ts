import * as z from 'zod/mini'
import { songKeys } from '../../services/songs/chords.ts'
import { serviceRules } from '../../texts/services/service-rules.ts'
import { songRules } from '../../texts/services/song-rules.ts'
import { atMost, Day, optionalText, requiredText } from '../base.ts'
import { Version } from '../edit.ts'
import { flag, id, number, numberOrNull, text, textOrNull, texts } from '../fields.ts'

/** The kinds of the parts of a song. */
const partKinds = ['verse', 'chorus', 'bridge', 'pre-chorus', 'tag', 'intro', 'ending', 'other'] as const
export type PartKind = (typeof partKinds)[number]

/** The most parts of a song with all languages, and the most places of an order. */
const mostParts = 80
const mostPlaces = 100

const whole = (least: number, most: number) =>
  z.number({ error: () => songRules.number({ least, most }) }).check(
    z.refine((value) => Number.isSafeInteger(value) && value >= least && value <= most, {
      error: () => songRules.number({ least, most }),
    }),
  )

/** A tag of a language, such as `tw`. */
const LanguageTag = z
  .string({ error: () => songRules.language })
  .check(z.trim(), z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/, { error: () => songRules.language }))

/** The words of a part in one language. Parts of the same kind and number are one part in several languages. */
export const SongPart = z.strictObject({
  kind: z.enum(partKinds, { error: () => songRules.kind }),
  number: whole(1, 99),
  language: LanguageTag,
  /** Lines of ChordPro: words with chords in square brackets. */
  lines: z.string({ error: () => songRules.words }).check(
    atMost(5000),
    z.refine((lines) => lines.trim() !== '', { error: () => songRules.words }),
  ),
})
export type SongPart = z.infer<typeof SongPart>

/** How an order names a part, such as `verse-1`. */
export const placeOf = ({ kind, number: at }: Pick<SongPart, 'kind' | 'number'>): string => `${kind}-${at}`

const Key = z._default(z.enum(['', ...songKeys], { error: () => songRules.key }), '')

/** A title in another language, or another title. */
const SongTitle = z.strictObject({
  language: z._default(
    z
      .string()
      .check(z.trim(), z.regex(/^$|^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/, { error: () => songRules.language })),
    '',
  ),
  title: requiredText(() => songRules.title, 150),
})

/** POST songs/, PUT songs/{id}/. */
export const SongForm = z
  .strictObject({
    title: requiredText(() => songRules.title, 150),
    titles: z._default(z.array(SongTitle).check(z.maxLength(12, { error: () => songRules.titles })), []),
    authors: optionalText(300),
    songbook: optionalText(100),
    key: Key,
    tempo: z._default(z.nullable(whole(20, 300)), null),
    time: z._default(
      z.string().check(z.trim(), z.regex(/^$|^\d{1,2}\/\d{1,2}$/, { error: () => songRules.time })),
      '',
    ),
    themes: z._default(
      z
        .array(requiredText(() => songRules.theme, 40))
        .check(z.maxLength(20, { error: () => songRules.themes })),
      [],
    ),
    scripture: optionalText(300),
    copyright: optionalText(500),
    licence_number: optionalText(40),
    is_public_domain: z._default(z.boolean(), false),
    parts: z._default(
      z.array(SongPart).check(
        z.maxLength(mostParts, { error: () => songRules.parts({ most: mostParts }) }),
        z.refine(
          (parts) => new Set(parts.map((part) => `${placeOf(part)} ${part.language}`)).size === parts.length,
          { error: () => songRules.twice },
        ),
      ),
      [],
    ),
    part_order: z._default(
      z.array(z.string().check(atMost(20))).check(z.maxLength(mostPlaces, { error: () => songRules.order })),
      [],
    ),
    is_archived: z._default(z.boolean(), false),
    version: Version,
  })
  .check(
    z.refine(
      ({ parts, part_order }) => part_order.every((place) => parts.some((part) => placeOf(part) === place)),
      {
        error: () => songRules.order,
        path: ['part_order'],
      },
    ),
  )
export type SongForm = z.infer<typeof SongForm>

const facts = {
  id,
  title: text,
  authors: text,
  songbook: text,
  key: text,
  tempo: numberOrNull,
  time: text,
  themes: texts,
  is_public_domain: flag,
  is_archived: flag,
  /** The last day on which it was sung; null for never. */
  last_sung: textOrNull,
  /** How often it was sung since the first of January. */
  times: number,
  version: number,
}

/** GET songs/. */
export const SongHead = z.strictObject({
  ...facts,
  /** Its first line, or the line that was searched for; '' where its words must not be shown. */
  line: text,
  /** The languages of its words. */
  languages: texts,
})
export type SongHead = z.infer<typeof SongHead>

/** GET songs/{id}/. */
export const SongAnswer = z.strictObject({
  ...facts,
  titles: z.array(z.strictObject({ language: text, title: text })),
  scripture: text,
  copyright: text,
  licence_number: text,
  parts: z.array(z.strictObject({ kind: z.enum(partKinds), number, language: text, lines: text })),
  part_order: texts,
  /** Whether words are left out, because the church has not entered its licence. */
  is_withheld: flag,
})
export type SongAnswer = z.infer<typeof SongAnswer>

/** POST songs/{id}/uses/: a service at which it was sung, without a plan. */
export const SongUseForm = z.strictObject({ used_on: Day, occasion: optionalText(100), key: Key })
export type SongUseForm = z.infer<typeof SongUseForm>

/** GET songs/{id}/uses/: the newest first. */
export const SongUse = z.strictObject({
  id,
  used_on: text,
  occasion: text,
  key: text,
  /** Whether it follows from a plan, which alone changes it. */
  is_planned: flag,
})
export type SongUse = z.infer<typeof SongUse>

/** GET songs/coming/: the songs of the next four weeks' plans by day, and each song once. A device keeps the answer. */
export const ComingSongs = z.strictObject({
  days: z.array(
    z.strictObject({
      used_on: text,
      occasion: text,
      songs: z.array(z.strictObject({ id, key: text })),
    }),
  ),
  songs: z.array(SongAnswer),
  /** The licence that stands below words that are not free. */
  licence: text,
})
export type ComingSongs = z.infer<typeof ComingSongs>

/** GET songs/rights/: what the caller may do, and what the church has entered of its licence. */
export const SongRights = z.strictObject({ may_change: flag, licence: text, themes: texts, languages: texts })
export type SongRights = z.infer<typeof SongRights>

/** GET songs/report/: how often each song was sung in a year. */
export const SongReportRow = z.strictObject({
  id,
  title: text,
  authors: text,
  copyright: text,
  licence_number: text,
  is_public_domain: flag,
  times: number,
  last_sung: text,
})
export type SongReportRow = z.infer<typeof SongReportRow>

/** What becomes of a song of a file. */
const importOutcomes = ['new', 'same', 'wrong'] as const

/** POST songs/import/: each song of a file; with `act` "check" nothing is stored. */
export const ImportForm = z.strictObject({
  act: z.enum(['check', 'import'], { error: () => serviceRules.sayCheckImport }),
  /** The language of words that name none. */
  language: z._default(LanguageTag, 'en'),
})
export const ImportAnswer = z.strictObject({
  songs: z.array(
    z.strictObject({
      /** The file, or the line of a table. */
      source: text,
      title: text,
      outcome: z.enum(importOutcomes),
      /** What is wrong, or what was not understood. */
      remarks: texts,
      parts: number,
      languages: texts,
    }),
  ),
  /** How many were stored. */
  added: number,
})
export type ImportAnswer = z.infer<typeof ImportAnswer>

/** The largest file of an import, in bytes. */
export const importLimit = 5 * 1024 * 1024

/** The files that songs are saved as. */
export const songFormats = ['chordpro', 'openlyrics', 'freeshow', 'pptx', 'pdf'] as const
export type SongFormat = (typeof songFormats)[number]

/** POST songs/files/: chosen songs as one file; several files are one ZIP archive. */
export const SongFilesForm = z.strictObject({
  songs: z
    .array(z.strictObject({ id, key: Key, capo: z._default(whole(0, 11), 0) }))
    .check(
      z.minLength(1, { error: () => songRules.none }),
      z.maxLength(200, { error: () => songRules.many }),
    ),
  format: z.enum(songFormats, { error: () => songRules.format }),
  /** Whether chords are left out, on paper. */
  without_chords: z._default(z.boolean(), false),
  /** The languages that are shown, in their order; empty for all. */
  languages: z._default(z.array(LanguageTag).check(z.maxLength(4, { error: () => songRules.language })), []),
  /** Lines of a slide. */
  lines: z._default(whole(1, 12), 4),
})
export type SongFilesForm = z.infer<typeof SongFilesForm>
