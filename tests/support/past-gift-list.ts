import { insertRows } from '../../src/server/platform/db/many-rows.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'

const firstNames = ['Ama', 'Kofi', 'Yaw', 'Akosua', 'Kwame', 'Efua', 'Kojo', 'Adwoa', 'Kwabena', 'Abena']
const lastNames = ['Mensah', 'Boateng', 'Owusu', 'Asante', 'Darko', 'Appiah', 'Nketia', 'Sarpong']

const nameOf = (at: number) => ({
  first: firstNames[at % firstNames.length] ?? '',
  last: `${lastNames[at % lastNames.length]}-${Math.floor(at / 80)}`,
  telephone: `024${String(4_000_000 + at).padStart(7, '0')}`,
})

/** The lines of a file of past gifts by so many people, over ten years; every 500th names nobody, every 997th has no amount. */
export function* pastGiftLines(rows: number, people: number): Generator<string> {
  yield 'Date,First Name,Last Name,Phone,Amount,Fund,Method,Check Number,Note'
  for (let at = 0; at < rows; at++) {
    const { first, last, telephone } = nameOf(at % people)
    const day = new Date(Date.UTC(2014, 0, 5 + (at % 3640))).toISOString().slice(0, 10)
    const who = at % 500 === 0 ? ',,' : `${first},${last},${telephone}`
    const amount = at % 997 === 0 ? '' : `"${(1 + (at % 40)) * 1000}.00"`
    yield `${day},${who},${amount},${at % 9 === 0 ? 'Roof' : 'Tithe'},Cash,,week ${at % 52}`
  }
}

/** Adds the people of such a file to the register, but every 20th. */
export async function addPastPeople(db: Db, people: number, now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .insertInto('fund')
    .values({
      name: 'Tithe',
      name_folded: 'tithe',
      is_open: 1,
      goal: null,
      purpose: null,
      position: 1,
      created_at: at,
    })
    .onConflict((same) => same.doNothing())
    .execute()
  const numbers = Array.from({ length: people }, (_, place) => place).filter((place) => place % 20 > 0)
  for (let from = 0; from < numbers.length; from += 500)
    await insertRows(
      db,
      'person',
      {
        first_name: 'text',
        middle_name: 'text',
        last_name: 'text',
        telephone: 'text',
        created_at: 'text',
        changed_at: 'text',
      },
      numbers.slice(from, from + 500).map((place) => {
        const { first, last, telephone } = nameOf(place)
        const number = `+233${telephone.slice(1)}`
        return {
          first_name: first,
          middle_name: '',
          last_name: last,
          telephone: number,
          created_at: at,
          changed_at: at,
        }
      }),
    )
}
