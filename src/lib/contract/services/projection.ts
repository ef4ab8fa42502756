import * as z from 'zod/mini'
import { projectionRules } from '../../texts/services/projection-rules.ts'
import { atMost, dayText, Id, optionalText, requiredText } from '../base.ts'
import { Version } from '../edit.ts'
import { flag, id, number, numberOrNull, text, textOrNull, texts } from '../fields.ts'

/** The most items of a presentation. */
const mostItems = 80

/** How many letters and digits open a screen. */
export const presentCodeLength = 12

/** The id of an item within its presentation, made by whoever adds it. */
const ItemId = z
  .string({ error: projectionRules.item })
  .check(z.regex(/^[a-z0-9-]{1,24}$/, projectionRules.item))

const each = {
  id: ItemId,
  /** The item of the plan that it was made of. */
  plan_item: z._default(z.nullable(Id), null),
  /** A note for the stage view. */
  note: optionalText(300),
}

const whole = (least: number, most: number, error: string) =>
  z
    .number({ error })
    .check(z.refine((value) => Number.isSafeInteger(value) && value >= least && value <= most, { error }))

/** Words of a song of the library, in one language or two. */
const SongItem = z.strictObject({
  ...each,
  kind: z.literal('song'),
  title: optionalText(200),
  song: Id,
  /** The parts in the order of this service, such as `verse-1`; empty for the song’s own order. */
  order: z._default(z.array(z.string().check(atMost(20))).check(z.maxLength(100, projectionRules.item)), []),
  /** Its languages on the screen, at most two, in their order; empty for those of the song. */
  languages: z._default(
    z.array(z.string().check(atMost(12))).check(z.maxLength(2, projectionRules.item)),
    [],
  ),
})

/** A Bible reading: its reference, and its words as they were typed or pasted. */
const ReadingItem = z.strictObject({
  ...each,
  kind: z.literal('reading'),
  reference: requiredText(projectionRules.reference, 120),
  /** What stands above it on the screen, where that is not the English name of the passage. */
  title: optionalText(120),
  text: optionalText(8000),
  /** Which translation it is, with its copyright. */
  footer: optionalText(200),
})

const NoticeItem = z.strictObject({
  ...each,
  kind: z.literal('notice'),
  title: requiredText(projectionRules.title, 120),
  text: optionalText(600),
  picture: z._default(z.nullable(Id), null),
  /** Where its QR code leads; '' for none. */
  link: z._default(
    z.string().check(
      z.trim(),
      atMost(300),
      z.refine((given) => given === '' || /^(https?:\/\/\S+|\/\S*)$/.test(given), {
        error: projectionRules.link,
      }),
    ),
    '',
  ),
})

/** Announcements and coming events, one after the other, again and again. */
const NoticesItem = z.strictObject({
  ...each,
  kind: z.literal('notices'),
  title: optionalText(120),
  seconds: z._default(whole(4, 120, projectionRules.seconds), 10),
  days: z._default(whole(1, 90, projectionRules.days), 14),
})

const CountdownItem = z.strictObject({
  ...each,
  kind: z.literal('countdown'),
  title: optionalText(120),
  /** The time at the church, `2026-11-29T09:00`. */
  until: z
    .string({ error: projectionRules.until })
    .check(z.regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, projectionRules.until)),
})

const GivingItem = z.strictObject({ ...each, kind: z.literal('giving'), title: optionalText(120) })

const HeadingItem = z.strictObject({
  ...each,
  kind: z.literal('heading'),
  title: requiredText(projectionRules.title, 160),
  text: optionalText(300),
})

const LogoItem = z.strictObject({ ...each, kind: z.literal('logo'), title: optionalText(120) })

/** What a presentation is made of. A union by its kind would bring what no other page has of zod to all of them. */
export const ProjectionItem = z.union(
  [SongItem, ReadingItem, NoticeItem, NoticesItem, CountdownItem, GivingItem, HeadingItem, LogoItem],
  { error: projectionRules.item },
)
export type ProjectionItem = z.infer<typeof ProjectionItem>
export type ProjectionKind = ProjectionItem['kind']

/** The schema of a kind of item, which names the field that is wrong. */
export const itemSchemas: { readonly [Kind in ProjectionKind]: z.ZodMiniType<ProjectionItem> } = {
  song: SongItem,
  reading: ReadingItem,
  notice: NoticeItem,
  notices: NoticesItem,
  countdown: CountdownItem,
  giving: GivingItem,
  heading: HeadingItem,
  logo: LogoItem,
}

/** POST projection/. */
export const NewPresentationForm = z.strictObject({
  title: requiredText(projectionRules.title, 120),
  day: dayText(projectionRules.day),
  /** The plan whose items it begins with. */
  plan: z._default(z.nullable(Id), null),
})
export type NewPresentationForm = z.infer<typeof NewPresentationForm>

/** PUT projection/{id}/. */
export const PresentationForm = z.strictObject({
  title: requiredText(projectionRules.title, 120),
  day: dayText(projectionRules.day),
  items: z.array(ProjectionItem).check(
    z.maxLength(mostItems, projectionRules.most),
    z.refine((all) => new Set(all.map((item) => item.id)).size === all.length, projectionRules.item),
  ),
  version: Version,
})
export type PresentationForm = z.infer<typeof PresentationForm>

/** A QR code as the path of an SVG, so that a screen draws it without a script of its own. */
const Qr = z.nullable(z.strictObject({ size: number, path: text, address: text }))
export type Qr = z.infer<typeof Qr>

/** What a screen shows at once. */
export const Slide = z.union([
  z.strictObject({
    kind: z.literal('words'),
    title: text,
    part: text,
    lines: texts,
    /** The same lines in the other language. */
    second: texts,
    /** Authors, copyright and the church’s licence. */
    footer: text,
  }),
  z.strictObject({ kind: z.literal('reading'), title: text, lines: texts, footer: text }),
  z.strictObject({ kind: z.literal('notice'), title: text, text, picture: numberOrNull, qr: Qr }),
  z.strictObject({ kind: z.literal('countdown'), title: text, until: text }),
  z.strictObject({
    kind: z.literal('giving'),
    title: text,
    ways: z.array(z.strictObject({ title: text, account: text })),
    qr: Qr,
  }),
  z.strictObject({ kind: z.literal('heading'), title: text, text }),
  z.strictObject({ kind: z.literal('logo') }),
])
export type Slide = z.infer<typeof Slide>

/** Why an item shows nothing. */
const problems = ['', 'licence', 'missing', 'empty'] as const

const DeckItem = z.strictObject({
  id: text,
  title: text,
  note: text,
  /** How long each slide of a loop stays, in seconds; 0 where it stays until the next press. */
  seconds: number,
  problem: z.enum(problems),
  slides: z.array(Slide),
})
export type DeckItem = z.infer<typeof DeckItem>

/** All that a presentation shows. */
export const Deck = z.strictObject({
  id,
  title: text,
  version: number,
  church: text,
  /** The church’s logo and the pictures of notices, as `data:` addresses: the whole deck is one answer. */
  logo: text,
  pictures: z.array(z.strictObject({ id: number, data: text })),
  items: z.array(DeckItem),
})
export type Deck = z.infer<typeof Deck>

/** What stands over the slides. */
const overs = ['none', 'black', 'logo'] as const

/** Where a presentation is. */
export const PresentationState = z.strictObject({
  /** Grows with every press that counts. */
  version: number,
  /** The item and the number of its slide; '' before the first press. */
  item: text,
  slide: number,
  over: z.enum(overs),
  /** The number by which parents are called to their child; '' for none. */
  call: text,
  /** When it was pressed, in milliseconds of the server’s clock. */
  pressed_at: number,
})
export type PresentationState = z.infer<typeof PresentationState>

/** POST projection/{id}/state/: the state after a press. */
export const PressForm = z.strictObject({
  /** Which controller presses, and how often it has: a press that is repeated or overtaken counts once. */
  controller: z
    .string({ error: projectionRules.press })
    .check(z.regex(/^[\w-]{8,40}$/, projectionRules.press)),
  press: whole(1, 1_000_000_000, projectionRules.press),
  /** How long ago it was pressed, in milliseconds: longer for one that waited for the network. */
  age: whole(0, 1000 * 60 * 60 * 24 * 7, projectionRules.press),
  item: z._default(z.string().check(atMost(24)), ''),
  slide: whole(0, 10_000, projectionRules.press),
  over: z.enum(overs, { error: projectionRules.press }),
  call: z._default(
    z.string().check(z.trim(), atMost(12), z.regex(/^[\p{L}\p{N} -]*$/u, projectionRules.call)),
    '',
  ),
})
export type PressForm = z.infer<typeof PressForm>

const head = { id, title: text, day: text, plan: numberOrNull }

export const PresentationHead = z.strictObject({
  ...head,
  slides: number,
  /** Whether a screen may show it now. */
  is_open: flag,
})
export type PresentationHead = z.infer<typeof PresentationHead>

/** GET projection/{id}/: for who controls it. */
export const PresentationAnswer = z.strictObject({
  ...head,
  items: z.array(ProjectionItem),
  /** The code that opens its screens; null after it was ended. */
  code: textOrNull,
  deck: Deck,
  /** Whether the plan, a song or a notice has changed since the slides were made. */
  is_outdated: flag,
  /** The ids of items with a number for money that the church shows nowhere. */
  strange_numbers: texts,
  state: PresentationState,
  now: number,
  version: number,
})
export type PresentationAnswer = z.infer<typeof PresentationAnswer>

export const StateAnswer = z.strictObject({ state: PresentationState, deck_version: number, now: number })
export type StateAnswer = z.infer<typeof StateAnswer>

/** GET projection/screen/: what the screen of a code shows. */
export const PresentAnswer = z.strictObject({ deck: Deck, state: PresentationState, now: number })
export type PresentAnswer = z.infer<typeof PresentAnswer>

/** An event of a screen’s line. */
export const PresentEvent = z.strictObject({ ...StateAnswer.shape, has_ended: flag })
export type PresentEvent = z.infer<typeof PresentEvent>

/** A notice’s picture. */
export const NoticePicture = z.strictObject({ id, data: text })
export type NoticePicture = z.infer<typeof NoticePicture>

/** GET projection/reference/: a passage of the Bible as it is written out. */
export const PassageAnswer = z.strictObject({ passage: text })

/** POST projection/{id}/pictures/, beside the file. */
export const NoticePictureForm = z.strictObject({})
