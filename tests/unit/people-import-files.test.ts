import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ColumnKind } from '../../src/lib/contract/people/people-import.ts'
import { defaultChurchSettings } from '../../src/lib/contract/settings/church-settings.ts'
import { kindOfHeading } from '../../src/server/people/persons/imports/headings.ts'
import { proposeMapping, settleOrders } from '../../src/server/people/persons/imports/mapping.ts'
import { findBirthParts } from '../../src/server/people/persons/imports/reading/birth-parts.ts'
import { openOrder } from '../../src/server/people/persons/imports/reading/days.ts'
import { readRow } from '../../src/server/people/persons/imports/reading/read-row.ts'
import { systemOf } from '../../src/server/people/persons/imports/systems.ts'
import { indexTitles, takeTitles } from '../../src/server/people/persons/titles.ts'
import { openTable } from '../../src/server/platform/spreadsheets/table.ts'
import { foldHeading } from '../../src/server/register/imported/headings.ts'

/* Exports of other programs and registers of churches, with their own headings and invented people. */

const folder = join(import.meta.dirname, '../support/files')
const titles = indexTitles(defaultChurchSettings.person_titles.split(',').map((title) => title.trim()))

async function readFile(name: string) {
  const { header, rows } = await openTable(join(folder, name))
  const table = await Array.fromAsync(rows)
  const samples = header.map((_, at) => table.map(({ cells }) => cells[at] ?? ''))
  const mapping = proposeMapping(header, samples, { country: 'GH', hasBranches: false })
  const orders = samples.map((cells) => {
    const { look, order } = openOrder()
    for (const cell of cells) look(cell)
    return order()
  })
  const dates = settleOrders(header, orders)
  const reading = {
    header,
    mapping,
    dates,
    birth: findBirthParts(header, mapping),
    country: 'GH',
    today: '2026-11-27',
    titles,
    statuses: ['Member', 'Visitor'],
    fellowships: new Map(),
    branches: new Map(),
  }
  const people = table.map(({ cells }) => readRow(cells, reading))
  const kinds = (kind: ColumnKind) => header.filter((_, at) => mapping[at] === kind)
  return { header, people, kinds, system: systemOf(header.map(foldHeading))?.name }
}

test('an export of Planning Center: name, title, birthday, both telephones, e-mail, address and status', async () => {
  const { people, system, kinds } = await readFile('planning-center.csv')

  expect(system).toBe('Planning Center')
  expect(people.map(({ values }) => values)).toMatchObject([
    {
      title: 'Rev.',
      first_name: 'Kwabena',
      middle_name: 'Osei',
      last_name: 'Antwi',
      status: 'Member',
      born: '1968-03-25',
      married: '1995-05-01',
      gender: 'male',
      address: '12 Neem Street, Kumasi',
      telephone: '+233244123456',
      other_telephone: '+233322020304',
      email: 'k.antwi@example.com',
    },
    {
      title: 'Mrs.',
      first_name: 'Akosua',
      born: '0000-08-13',
      status: 'Visitor',
      email: 'akosua@example.com',
      telephone: '+233244123456',
    },
  ])
  expect(people[0]?.homes).toContain('household 77')
  expect(people.map(({ notes }) => notes)).toEqual([
    ['Child: FALSE', 'Marital Status: Married', 'Status: Active', 'Work Email: office@example.com'],
    ['First Name: Akos', 'Child: FALSE', 'Marital Status: Married', 'Status: Active'],
  ])
  expect(kinds('left out')).toEqual(['Person ID', 'Household Name', 'Household Primary Contact'])
})

test('an export of Google Contacts: several values in a cell, and a birthday without its year', async () => {
  const { people, system } = await readFile('google-contacts.csv')
  const before = await readFile('google-contacts-before-2024.csv')

  expect([system, before.system]).toEqual(['Google Contacts', 'Google Contacts'])
  expect(people.map(({ values }) => values)).toMatchObject([
    {
      title: 'Dr.',
      first_name: 'Esi',
      last_name: 'Quaye',
      born: '0000-05-12',
      email: 'esi@example.com',
      telephone: '+233245550101',
      other_telephone: '+233205550102',
      address: '3 Palm Road, Osu',
    },
    { first_name: 'Yaw', last_name: 'Zormelo', born: '1990-04-13', telephone: '+233205550104' },
  ])
  expect(people[0]?.notes).toEqual([
    'Notes: Sings alto',
    'Labels: Choir',
    'E-mail 1 - Value: esi@example.com ::: esi.quaye@example.org',
    'Phone 2 - Value: 030 222 0103',
  ])
  expect(before.people.map(({ values }) => values)).toMatchObject([
    {
      title: 'Mrs.',
      first_name: 'Afua',
      last_name: 'Boateng',
      born: '1988-09-02',
      email: 'afua@example.com',
      telephone: '+233245550105',
      address: '7 Market Lane',
    },
  ])
})

test('an export of Outlook, whose columns for no day and no gender say nothing', async () => {
  const { people, system } = await readFile('outlook.csv')

  expect(system).toBe('Outlook')
  expect(people[0]?.values).toMatchObject({
    title: 'Mr.',
    first_name: 'Kojo',
    last_name: 'Asante',
    born: '1975-03-25',
    married: '',
    gender: '',
    telephone: '+233244555106',
    other_telephone: '+233312045678',
    email: 'kojo@example.com',
    address: '5 Mango Street, Takoradi, Ghana',
  })
  expect(people[0]?.notes).toEqual([
    'Company: Asante Timber',
    'Job Title: Carpenter',
    'E-mail 2 Address: kojo@timber.example',
  ])
})

test('exports of ChurchCRM, Breeze and Elvanto', async () => {
  const [crm, breeze, elvanto] = [
    await readFile('churchcrm.csv'),
    await readFile('breeze.csv'),
    await readFile('elvanto.csv'),
  ]

  expect([crm.system, breeze.system, elvanto.system]).toEqual(['ChurchCRM', 'Breeze', 'Elvanto'])
  expect(crm.people.map(({ values }) => values)).toMatchObject([
    {
      title: 'Elder',
      first_name: 'Nii',
      middle_name: 'Armah',
      last_name: 'Tetteh',
      status: 'Member',
      born: '0000-11-24',
      joined: '2010-00-00',
      telephone: '+233244555107',
      email: 'nii@example.com',
    },
    {
      first_name: 'Naa',
      born: '1981-02-14',
      joined: '2012-05-06',
      telephone: '+233303202020',
      email: 'naa@work.example',
      address: '9 Beach Road, Tema, Ghana',
    },
  ])
  expect(crm.people.map(({ homes }) => homes[0])).toEqual(['household 31', 'household 31'])
  expect(breeze.people.map(({ values }) => values)).toMatchObject([
    {
      first_name: 'Adwoa',
      born: '1979-05-25',
      telephone: '+233244555108',
      address: '4 Cocoa Street, Sunyani',
    },
    { first_name: 'Kwaku', born: '0000-12-30', telephone: '+233352027123', status: 'Visitor' },
  ])
  expect(elvanto.people[0]?.values).toMatchObject({
    first_name: 'Selorm',
    born: '1992-07-30',
    telephone: '+233244555109',
    other_telephone: '+233362026123',
    address: '6 Kente Street, Ho, Ghana',
    ministries: ['Ushers'],
    status: 'Member',
  })
})

test('a birthday in columns of its year, month and day is one, or as much of one as is known', async () => {
  const { people, kinds } = await readFile('churchcrm-birth-parts.csv')

  expect(kinds('born')).toEqual(['BirthYear', 'BirthMonth', 'BirthDay'])
  expect(people.map(({ values }) => [values.first_name, values.born])).toEqual([
    ['Nii', '1965-11-24'],
    ['Naa', '0000-02-07'],
    ['Ayikai', '1990-04-00'],
    ['Lamiorkor', '1992-00-00'],
    ['Adjeley', ''],
    ['Okai', '1994-03-06'],
    ['Akwei', ''],
  ])
  expect(people.flatMap(({ notes }) => notes.filter((note) => note.startsWith('Birth')))).toEqual([
    'BirthMonth: 1994-13-06',
  ])
  expect(people.at(-1)?.remarks).toEqual(['“1994-13-06” is no day that can be read'])
})

test('a Ghanaian register: the other names are first and middle names, and the next of kin is somebody else', async () => {
  const { people } = await readFile('ghanaian-register.csv')

  expect(people.map(({ values }) => values)).toMatchObject([
    {
      title: 'Mrs.',
      first_name: 'Ama',
      middle_name: 'Serwaa',
      last_name: 'MENSAH',
      gender: 'female',
      born: '1965-00-00',
      telephone: '+233244555110',
      baptism: 'yes',
      baptised: '',
    },
    {
      title: 'Nana',
      first_name: 'Kwame',
      middle_name: '',
      last_name: 'OPOKU',
      born: '1971-03-00',
      baptism: 'no',
    },
    { title: 'Opanyin', first_name: 'Yaw', last_name: 'OWUSU', baptism: 'yes' },
  ])
  expect(people[0]?.notes).toEqual([
    'S/N: 1',
    'Bible Class: Harvesters',
    'Next of Kin: Kofi Mensah',
    'Contact of Next of Kin: 0244999111',
  ])
  expect(people[0]?.unknown).toBe('Harvesters')
})

test('names in one column keep their titles, and nothing in brackets is lost', async () => {
  const { people } = await readFile('one-name.csv')

  expect(
    people.map(({ values: { title, first_name, middle_name, last_name } }) => [
      title,
      first_name,
      middle_name,
      last_name,
    ]),
  ).toEqual([
    ['Mrs.', 'Ama', 'Serwaa', 'MENSAH'],
    ['Rev. Dr.', 'Kofi', 'Asante', 'Boadu'],
    ['Nana', 'Yaa', '', 'Ansah'],
    ['', 'Nana', '', 'Ansah'],
    ['Elder', 'Kwame', '', 'ADJEI'],
    ['', 'Abena', '', 'Sarpong'],
  ])
  expect(people.map(({ values }) => values.born)).toEqual(['1965-00-00', '1971-03-00', '', '', '', ''])
  expect(people[5]?.notes).toEqual(['NAME: Abena Sarpong (nee Boateng)'])
})

test('a French register: beside a first name, Nom is the last name', async () => {
  const { people } = await readFile('registre-francais.csv')

  expect(people[0]?.values).toMatchObject({
    title: 'Madam',
    first_name: 'Adjoua Marie',
    last_name: 'Koffi',
    gender: 'female',
    born: '1980-03-23',
    telephone: '+233244555118',
    email: 'adjoua@example.com',
    baptism: 'yes',
    joined: '2015-00-00',
    address: 'Quartier Est, Lomé',
    status: 'Member',
  })
})

test.each([
  ['first_name', ['First Name', 'firstname', 'FIRST_NAME', 'Given names', 'Prénom', 'Prénoms']],
  ['last_name', ['Surname', 'LastName', 'Family name', 'Nom de famille']],
  ['full_name', ['Name', 'Full Name', 'Member Name', 'Name of member', 'Nom complet']],
  [
    'telephone',
    [
      'Phone',
      'Phone Number',
      'Tel. No.',
      'Mobile',
      'WhatsApp number',
      'Contact No',
      'Téléphone',
      'N° de portable',
    ],
  ],
  ['other_telephone', ['Home Phone', 'Other telephone', 'Phone 2', 'Téléphone fixe']],
  ['email', ['E-mail', 'Email Address', 'Personal email', 'Courriel', 'Adresse e-mail']],
  [
    'born',
    [
      'DOB',
      'Date of Birth',
      'Birthday',
      'Birthdate',
      'Year of birth',
      'Date de naissance',
      'Né le',
      'Née le',
    ],
  ],
  ['gender', ['Gender', 'Sex', 'M/F', 'Sexe', 'Genre']],
  ['address', ['Address', 'House Address', 'Residence', 'Digital address', 'GPS', 'Adresse', 'Quartier']],
  ['baptised', ['Baptised?', 'Baptized', 'Date of baptism', 'Baptisé(e)', 'Date de baptême']],
  ['title', ['Title', 'Salutation', 'Name prefix', 'Titre', 'Civilité']],
  ['joined', ['Date joined', 'Member since', 'Membership Date', 'Membre depuis']],
  [
    'notes',
    [
      'Mother’s name',
      'Emergency contact',
      'Spouse phone',
      'Phone type',
      'Baptised by',
      'Hometown',
      'Father’s e-mail',
    ],
  ],
] as const)('headings of the kind %s are known in their spellings', (kind, spellings) => {
  const read = spellings.map((heading) => [heading, kindOfHeading(foldHeading(heading))])

  expect(read).toEqual(spellings.map((heading) => [heading, kind]))
})

test('titles are those of the church, in its spelling; names that are titles, too, stay names where they stand alone', () => {
  const taken = (name: string) => takeTitles(name, titles)

  expect(taken('Reverend Dr Kofi Mensah')).toEqual({ title: 'Rev. Dr.', rest: 'Kofi Mensah' })
  expect(taken('Very Rev. Kofi Mensah')).toEqual({ title: 'Very Rev.', rest: 'Kofi Mensah' })
  expect(taken('MENSAH AMA MRS')).toEqual({ title: 'Mrs.', rest: 'MENSAH AMA' })
  expect(taken('John Bishop')).toEqual({ title: '', rest: 'John Bishop' })
  expect(taken('Maame Esi')).toEqual({ title: '', rest: 'Maame Esi' })
  expect(takeTitles('Rev. Kofi Mensah', indexTitles(['Osofo']))).toEqual({
    title: '',
    rest: 'Rev. Kofi Mensah',
  })
})
