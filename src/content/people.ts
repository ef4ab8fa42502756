import type { Role } from '../lib/browser/session-storage.ts'
import type { FellowshipKey } from './fellowships.ts'

// The people of the sample congregation, all invented. The file is long because of their number.

export type SamplePerson = {
  username: string
  first: string
  middle: string
  last: string
  gender: 'female' | 'male'
  /** Empty when the person has not completed the profile. */
  occupation: string
  role: Role
  fellowship: FellowshipKey | null
  /** Facts that the person's own texts mention; seeding invents the rest of the profile. */
  known?: { age?: number; marital?: 'married' }
}

export const demonstrationPassword = 'asore-demo-2026'

/** Accounts that a new installation prints (docs/specification/settled.md). */
export const demonstrationAccounts: readonly SamplePerson[] = [
  {
    username: 'admin',
    first: 'Adwoa',
    middle: 'Konadu',
    last: 'Frimpong',
    gender: 'female',
    occupation: 'Church administrator',
    role: 'admin',
    fellowship: 'women',
    known: { age: 43 },
  },
  {
    username: 'media',
    first: 'Nii Teiko',
    middle: '',
    last: 'Quartey',
    gender: 'male',
    occupation: 'Sound engineer',
    role: 'media',
    fellowship: 'men',
    known: { age: 34 },
  },
  {
    username: 'leader',
    first: 'Yaw',
    middle: 'Ampofo',
    last: 'Adomako',
    gender: 'male',
    occupation: 'Secondary school teacher',
    role: 'fellowship_leader',
    fellowship: 'youngAdults',
    known: { age: 31 },
  },
  {
    username: 'leader2',
    first: 'Efua',
    middle: 'Ansaba',
    last: 'Koomson',
    gender: 'female',
    occupation: 'Ward sister',
    role: 'fellowship_leader',
    fellowship: 'women',
    known: { age: 45 },
  },
  {
    username: 'member',
    first: 'Akosua',
    middle: 'Pokuaa',
    last: 'Mensah',
    gender: 'female',
    occupation: 'Bookkeeper',
    role: 'user',
    fellowship: 'youngAdults',
    known: { age: 24 },
  },
  {
    username: 'newcomer',
    first: 'Selasi',
    middle: 'Kwame',
    last: 'Dzokoto',
    gender: 'male',
    occupation: '',
    role: 'user',
    fellowship: null,
  },
]

/** Who keeps the books: a member with the duty, and no role of staff (docs/specification/settled.md). Printed with the accounts above. */
export const sampleTreasurer = 'treasurer'

/** Members with one duty each, in the demonstration with its year. */
export const [sampleUsher, sampleCounter, samplePastor] = ['usher', 'counter', 'pastor'] as const

type Row = readonly [
  username: string,
  first: string,
  middle: string,
  last: string,
  gender: 'female' | 'male',
  occupation: string,
  known?: NonNullable<SamplePerson['known']>,
]

const rows: Record<FellowshipKey | 'none', readonly Row[]> = {
  youngAdults: [
    ['kwame.ofosu', 'Kwame', 'Berko', 'Ofosu', 'male', 'National service personnel', { age: 23 }],
    ['abena.tweneboah', 'Abena', 'Fosua', 'Tweneboah', 'female', 'Pharmacy assistant'],
    ['nii.okpoti', 'Nii Okai', '', 'Okpoti', 'male', 'Graphic designer'],
    ['dzifa.agbeko', 'Dzifa', 'Esinam', 'Agbeko', 'female', 'Primary school teacher'],
    ['selom.kpodo', 'Selɔm', '', 'Kpodo', 'male', 'Apprentice electrician'],
    ['maame.kissi', 'Maame Yaa', '', 'Kissi', 'female', 'Student nurse'],
    ['ebo.amissah', 'Ebo', 'Joseph', 'Amissah', 'male', 'Software tester'],
    ['ama.ntim', 'Ama', 'Gyamfua', 'Ntim', 'female', 'Seamstress'],
    ['daniel.yakubu', 'Daniel', 'Tiyumba', 'Yakubu', 'male', 'Motorcycle mechanic'],
    ['akosua.asamoa', 'Akɔsua', 'Ɔforiwaa', 'Asamoa', 'female', 'Radio producer'],
    ['naa.ankrah', 'Naa Dɛdɛi', '', 'Ankrah', 'female', 'Hairdresser'],
  ],
  women: [
    ['comfort.yeboah', 'Comfort', 'Owusua', 'Yeboah', 'female', 'Cloth trader at Makola'],
    ['mawusi.dotse', 'Mawusi', '', 'Dotse', 'female', 'Baker'],
    ['georgina.baidoo', 'Georgina', 'Araba', 'Baidoo', 'female', 'Retired midwife', { age: 66 }],
    ['asibi.abugri', 'Asibi', '', 'Abugri', 'female', 'Shea butter producer'],
    ['yaa.sarpong', 'Yaa', 'Birago', 'Sarpong', 'female', 'Headteacher', { age: 51 }],
    ['naa.lartey', 'Naa Kɔkɔ', '', 'Lartey', 'female', 'Kenkey maker'],
    ['philomena.dery', 'Philomena', '', 'Dery', 'female', 'Nutrition officer', { age: 27 }],
    ['adzo.amenyo', 'Adzo', 'Patience', 'Amenyo', 'female', 'Caterer'],
    ['esi.bentil', 'Esi', '', 'Bentil', 'female', 'Bank teller', { age: 41, marital: 'married' }],
    ['hannah.opoku', 'Hannah', 'Afriyie', 'Opoku', 'female', 'Fashion tutor'],
  ],
  men: [
    ['kojo.ansah', 'Kojo', 'Egyir', 'Ansah', 'male', 'Quantity surveyor', { age: 47 }],
    ['samuel.quarcoo', 'Samuel', 'Tɛtɛ', 'Quarcoo', 'male', 'Fisherman', { age: 54 }],
    ['yaw.kyei', 'Yaw', 'Ɔpɔn', 'Kyei', 'male', 'Cocoa purchasing clerk'],
    ['mawuli.dogbe', 'Mawuli', '', 'Dogbe', 'male', 'Carpenter', { age: 46 }],
    ['isaac.atanga', 'Isaac', '', 'Atanga', 'male', 'Security supervisor'],
    ['kwabena.duah', 'Kwabɛna', '', 'Duah', 'male', 'Taxi driver', { age: 39, marital: 'married' }],
    [sampleCounter, 'Joseph', 'Ayi', 'Laryea', 'male', 'Port clerk'],
    ['akwasi.boadi', 'Akwasi', 'Anto', 'Boadi', 'male', 'Physics teacher', { age: 29 }],
    [sampleUsher, 'Francis', '', 'Bayor', 'male', 'Veterinary technician'],
  ],
  home: [
    ['rebecca.sowah', 'Rebecca', 'Naa Lamiley', 'Sowah', 'female', 'Guest house owner', { age: 52 }],
    ['peter.amuzu', 'Peter', 'Kɔku', 'Amuzu', 'male', 'Plumber'],
    ['elizabeth.eshun', 'Elizabeth', 'Efe', 'Eshun', 'female', 'Civil servant'],
    ['kofi.nimako', 'Kofi', '', 'Nimako', 'male', 'Phone repairer'],
    [
      'vida.asante',
      'Vida',
      'Pokuaa',
      'Asante',
      'female',
      'Provision store owner',
      { age: 48, marital: 'married' },
    ],
    ['john.alhassan', 'John', 'Ibrahim', 'Alhassan', 'male', 'Staff nurse'],
    ['dede.nartey', 'Dede', '', 'Nartey', 'female', 'Bead maker'],
    [sampleTreasurer, 'Ernest', '', 'Kuuire', 'male', 'Accounts officer'],
  ],
  prayer: [
    ['deborah.acquaah', 'Deborah', '', 'Acquaah', 'female', 'Trader in used clothing', { age: 44 }],
    ['gideon.sewornu', 'Gideon', '', 'Sewornu', 'male', 'Welder'],
    ['akua.badu', 'Akua', 'Kyerewaa', 'Badu', 'female', 'Clinic cleaner'],
    ['benjamin.ocansey', 'Benjamin', '', 'Ocansey', 'male', 'Boat builder'],
    ['mary.akolgo', 'Mary', 'Ayinbire', 'Akolgo', 'female', 'Basket weaver'],
    ['nana.ntow', 'Nana Yaw', '', 'Ntow', 'male', 'Court clerk'],
    ['felicia.torku', 'Felicia', 'Enyonam', 'Torku', 'female', 'Fruit seller', { age: 58 }],
  ],
  bible: [
    ['emmanuel.darkwa', 'Emmanuel', 'Larbi', 'Darkwa', 'male', 'Lecturer in agriculture', { age: 49 }],
    ['sarah.quansah', 'Sarah', 'Aba', 'Quansah', 'female', 'Librarian'],
    ['michael.afoakwa', 'Michael', 'Kwasi', 'Afoakwa', 'male', 'Pharmacist'],
    [samplePastor, 'Esi', '', 'Quaye', 'female', 'Pastor for families and teaching'],
    ['stephen.amevor', 'Stephen', '', 'Amevor', 'male', 'Land surveyor'],
    ['joyce.wiredu', 'Joyce', '', 'Wiredu', 'female', 'Retired teacher', { age: 69 }],
    ['prosper.gbeve', 'Prosper', 'Kwaku', 'Gbeve', 'male', 'Trotro driver', { age: 40 }],
  ],
  none: [
    ['moses.tindana', 'Moses', '', 'Tindana', 'male', 'Farm manager'],
    ['sena.adzraku', 'Sena', '', 'Adzraku', 'female', 'Student', { age: 21 }],
    ['albert.otoo', 'Albert', '', 'Otoo', 'male', 'Bus conductor'],
    ['efua.sam', 'Efua', '', 'Sam', 'female', 'Trainee caterer'],
    ['kwaku.donkor', 'Kwaku', '', 'Donkor', 'male', ''],
    ['ruth.lamptey', 'Ruth', 'Ashɔkɔ', 'Lamptey', 'female', ''],
    ['priscilla.ofei', 'Priscilla', '', 'Ofei', 'female', ''],
    ['yaa.manu', 'Yaa', 'Frɛma', 'Manu', 'female', ''],
  ],
}

/** Leaders of the third and later fellowships. */
const leaders = ['kojo.ansah', 'rebecca.sowah', 'deborah.acquaah', 'emmanuel.darkwa']

function readRow(row: Row, fellowship: FellowshipKey | null): SamplePerson {
  const [username, first, middle, last, gender, occupation, known = {}] = row
  const role: Role = leaders.includes(username) ? 'fellowship_leader' : 'user'
  return { username, first, middle, last, gender, occupation, role, fellowship, known }
}

const keys = Object.keys(rows) as (keyof typeof rows)[]

/** All people except the demonstration accounts, by fellowship. */
export const members: readonly SamplePerson[] = keys.flatMap((key) =>
  rows[key].map((row) => readRow(row, key === 'none' ? null : key)),
)

/** Parts of a house address: area, and the prefix of its digital address. */
export const neighbourhoods: readonly (readonly [area: string, digital: string])[] = [
  ['Madina', 'GM'],
  ['Adenta', 'GD'],
  ['Dansoman', 'GA'],
  ['Odorkor', 'GA'],
  ['Teshie', 'GZ'],
  ['Haatso', 'GE'],
  ['Labadi', 'GL'],
  ['Weija', 'GS'],
  ['Ashaiman', 'GB'],
  ['Tema, Community 4', 'GT'],
]

export const landmarks: readonly string[] = [
  'Neem Tree Lane',
  'Old Well Street',
  'behind the lorry station',
  'near the school park',
  'opposite the blue kiosk',
  'Pawpaw Close',
  'by the water tank',
  'Harmattan Avenue',
]

/** Sample answers to the profile's question about church life. */
export const churchLives: readonly string[] = [
  'I was baptised here as a teenager and sing alto in the choir.',
  'A colleague brought me to the Easter convention and I have stayed.',
  'I transferred from our church in Kumasi when my work moved to Accra.',
  'I help the ushers at the first service and would like to teach Sunday school.',
  'My grandmother was among those who met under the mango tree before there was a building.',
  'I come with my two children, who love the Saturday club.',
  'I found the church through a funeral, and the kindness I met there made me return.',
  'I serve with the welfare team and visit members in hospital.',
  'I am still learning. I attend the second service and the Bible study.',
  'I play the drums at the youth service and help to set up the sound.',
  'I grew up in the church in Cape Coast and confirmed my faith there.',
  'We were married here, and our first child was named in the chapel.',
]
