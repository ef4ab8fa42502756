import type { PartKind } from '../../contract/services/song.ts'
import { languageName, languageTag } from './languages.ts'

/** What begins a part of a song. Without a number the next free one is meant. */
export type Heading = { kind: PartKind; number?: number | undefined; language?: string | undefined }

/** How songbooks and programs name parts. */
const names: Readonly<Record<string, PartKind>> = {
  verse: 'verse',
  stanza: 'verse',
  strophe: 'verse',
  couplet: 'verse',
  chorus: 'chorus',
  refrain: 'chorus',
  bridge: 'bridge',
  pont: 'bridge',
  'pre-chorus': 'pre-chorus',
  'pre chorus': 'pre-chorus',
  pre_chorus: 'pre-chorus',
  prechorus: 'pre-chorus',
  tag: 'tag',
  intro: 'intro',
  introduction: 'intro',
  ending: 'ending',
  outro: 'ending',
  coda: 'ending',
  end: 'ending',
  interlude: 'other',
  instrumental: 'other',
  solo: 'other',
  vamp: 'other',
  other: 'other',
}

/** A heading of a part, such as “Verse 2”, “[Chorus]” or “Verse 1 (Twi)”; undefined for other words. */
export function readHeading(text: string): Heading | undefined {
  const bare = text.trim().replace(/^\[([^[\]]*)\]:?$/, '$1')
  const called = bare.trim().replace(/:$/, '').trimEnd()
  const [, before = called, aside = ''] = /^([^(]*)\(([^)]*)\)$/.exec(called) ?? []
  const [, name = '', number] = /^(\D*)(\d{0,2})$/.exec(before.trimEnd()) ?? []
  const key = name.toLowerCase().trim()
  const kind = Object.hasOwn(names, key) ? names[key] : undefined
  if (!kind) return undefined
  const language = languageTag(aside)
  if (aside && !language && !/^(x\s*\d+|\d+\s*x|repeat)$/i.test(aside.trim())) return undefined
  return { kind, number: Number(number) || undefined, language }
}

/** The kinds as files of programs write them. */
const titles: Readonly<Record<PartKind, string>> = {
  verse: 'Verse',
  chorus: 'Chorus',
  bridge: 'Bridge',
  'pre-chorus': 'Pre-Chorus',
  tag: 'Tag',
  intro: 'Intro',
  ending: 'Ending',
  other: 'Interlude',
}

/** A heading for a file, which `readHeading` reads again; English whatever the language of the screen. */
export const writeHeading = ({ kind, number = 1, language }: Heading): string =>
  `${titles[kind]} ${number}${language ? ` (${languageName(language)})` : ''}`
