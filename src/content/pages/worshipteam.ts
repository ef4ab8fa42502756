import { blockOf } from '../../lib/contract/website/blocks/fill.ts'
import { factsOf, placeAt, type SamplePage } from './sample-page.ts'

/** The four people of the Worship Team (spec 1 §2). */
const worshipTeam = [
  {
    name: 'Elizabeth Eshun',
    role: 'Choir director',
    text: 'A civil servant on weekdays. She teaches four parts by ear, forgives a wrong note and never a late alto. Her grandmother’s hymns are the ones that are not in the book.',
    symbol: 'nkonsonkonson',
    tone: 'forest',
  },
  {
    name: 'Michael Afoakwa',
    role: 'Keyboard and organ',
    text: 'He runs a pharmacy and practises at half past five in the morning, before he opens. He can put any chorus into any key while you are still clearing your throat.',
    symbol: 'mate-masie',
    tone: 'indigo',
  },
  {
    name: 'Selɔm Kpodo',
    role: 'Drums',
    text: 'Learning to be an electrician, and baptised at Easter after he came for the drumming. He plays the kit at eleven, and the fontomfrom when there is a procession.',
    symbol: 'dwennimmen',
    tone: 'laterite',
  },
  {
    name: 'Nii Teiko Quartey',
    role: 'Sound and live stream',
    text: 'He sits behind everybody and hears everything. When the light goes off in the middle of a song, he has the generator running before the second verse.',
    symbol: 'sankofa',
    tone: 'gold',
  },
] as const

const teamFacts = [
  ['We sing in', 'Twi, Ga, Ewe and English, often within one song'],
  ['First service', 'Organ, choir and the old hymns, 9:00 AM'],
  ['Second service', 'Band, drums and the children, 11:00 AM'],
  ['We are looking for', 'Tenors, and somebody with a bass guitar'],
] as const

const rehearsals = [
  {
    when: 'Thursday 5:30 PM',
    title: 'Auditions and voices, in the chapel',
    text: 'Sopranos and altos first, tenors and basses at six. Tenors above all are missing. You do not need to read music; you need to be on time.',
  },
  {
    when: 'Saturday 4:00 PM',
    title: 'Band and choir, in the main auditorium',
    text: 'The order of Sunday from beginning to end, once slowly and once as it should be. Children may sit in the back rows and usually do.',
  },
  {
    when: 'Sunday 8:15 AM',
    title: 'Sound check and prayer',
    text: 'Ten minutes for the microphones, then we stand in a circle and pray for whoever will come in tired.',
  },
] as const

export const worshipTeamPage: SamplePage = {
  place: placeAt('/worshipteam', '/worship-services'),
  document: {
    title: 'Worship Team',
    description:
      'Who leads the singing at Asɔre in Accra, when choir and band rehearse, and how to join them.',
    share: { title: 'Worship Team', symbol: 'gye-nyame', tone: 'gold' },
    blocks: [
      blockOf('hero', 'top', {
        title: 'Worship Team',
        symbol: 'gye-nyame',
        text: 'Thirty voices, a band, two drummers and a man with cables. They practise so that you can close your eyes and sing.',
        facts: factsOf(teamFacts),
      }),
      blockOf('people', 'team', { title: 'Who leads us', items: worshipTeam }),
      blockOf('steps', 'rehearsals', {
        title: 'When we practise',
        link: '/service-times',
        more: 'Service times',
        items: rehearsals,
      }),
      blockOf('call-to-action', 'join', {
        title: 'Sing with us, or carry a cable',
        text: 'Come on a Thursday and listen. If you would rather push a fader than hold a note, Nii Teiko will show you which one.',
        actions: [
          { label: 'Write to the team', link: '/contact?subject=Worship%20Team' },
          { label: 'Hear a service', link: '/sermons' },
        ],
      }),
    ],
  },
}
