// npm run bench -- --songs 5000: searches of a song library, on both engines.
import type { SongForm } from '../../src/lib/contract/services/song.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'
import { addSong } from '../../src/server/services/songs/repo.ts'
import { type Engine, onEachEngine } from './filled-church.ts'
import { timesOf } from './quick-find.ts'
import { signIn } from './tools.ts'

const mostMilliseconds = 50
const people = 240

/** What people type: a word of most songs, a title, a line, letters with and without ɔ and ɛ, two letters, and what no song has. */
const typed = [
  'love',
  'amazing grace',
  'how sweet the sound',
  'ɔdɔ kɛseɛ',
  'odo kesee',
  'song 4711',
  'ye',
  'lord of',
  'zqx',
]

const vocabulary =
  'love grace lord jesus king glory holy praise cross heart mercy light morning river ɔdɔ kɛseɛ awurade yesu nyame adom daa ɔhene asɔre mawu lɔlɔ yehowa akpe'.split(
    ' ',
  )

/** A song whose words follow from its number: five parts of four lines, some in a language with ɔ and ɛ. */
function songOf(number: number): SongForm {
  const word = (at: number) => vocabulary[(number * 31 + at * at * 17 + at * 7) % vocabulary.length] ?? ''
  const line = (at: number) => Array.from({ length: 7 }, (_, place) => word(at * 7 + place)).join(' ')
  const parts = Array.from({ length: 5 }, (_, part) => ({
    kind: 'verse' as const,
    number: part + 1,
    language: number % 3 === 0 ? 'tw' : 'en',
    lines: Array.from({ length: 4 }, (_, at) => `[G]${line(part * 4 + at)} [C]${number}`).join('\n'),
  }))
  return {
    ...{ title: `Song ${number} ${word(1)} ${word(2)}`, titles: [], authors: `Author ${number % 400}` },
    ...{ songbook: `MHB ${number}`, key: 'G', tempo: 90, time: '4/4', themes: [word(3)], scripture: '' },
    ...{ copyright: '', licence_number: '', is_public_domain: true, parts, part_order: [] },
    ...{ is_archived: false, version: undefined },
  }
}

const fill = (songs: number) => (db: Db) =>
  db.transaction().execute(async (within) => {
    const now = new Date()
    for (let number = 1; number <= songs; number++) await addSong(within, songOf(number), now)
  })

/** Prints the times of each search. The bar is that of the 99th percentile. */
export const benchSongs = (songs: number, { engine }: { engine: string }): Promise<void> =>
  onEachEngine((one) => benchEngine(one, songs), engine)

async function benchEngine(engine: Engine, songs: number): Promise<void> {
  const { server } = await engine.open(people, fill(songs))
  const headers = await signIn(server, 'admin')
  const rows = []
  for (const words of typed) {
    const path = `songs/?limit=20&search=${encodeURIComponent(words)}`
    rows.push({ engine: engine.name, words, ...(await timesOf(server, path, headers)) })
  }
  for (const path of ['songs/?limit=20', 'songs/?limit=20&not_for=6'])
    rows.push({ engine: engine.name, words: path, ...(await timesOf(server, path, headers)) })
  console.table(rows)
  const beyond = rows.filter((row) => Number(row['p99: ms']) > mostMilliseconds)
  console.log(
    `${engine.name}: bar ${mostMilliseconds} ms at the 99th percentile; beyond it ${beyond.length} of ${rows.length}\n`,
  )
}
