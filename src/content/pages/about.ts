import { blockOf } from '../../lib/contract/website/blocks/fill.ts'
import { fellowships } from '../fellowships.ts'
import { describeFellowship } from '../ministry-facts.ts'
import { factsOf, placeAt, type SamplePage } from './sample-page.ts'

// Content of the About page. The file is long because of its texts.

const story = [
  'In the dry season of 1971 eleven people met under a mango tree with one Bible in Twi, one in Ga, and a bench borrowed from a chop bar. It rained on the fourth Sunday. Nobody went home, and somebody began a hymn. Joyce Wiredu, who was fourteen, held the lamp.',
  'For seven years the tree was enough. Then a carpenter, a midwife and a man who sold roofing sheets on credit built a chapel with room for eighty. They named it Thanksgiving, because all three had lost something that year and none of them had lost everything.',
  'Asɔre is simply the Twi word for church, and for the people in it. We are several hundred now. We come from Madina and Dansoman, from Teshie, Kasoa and Tema, in trotros and on foot. We have a band and a leaking roof. The tree is still there, by the gate, and children still eat the mangoes before they are ripe.',
] as const

const mission =
  'To make room for whoever comes, to tell them truthfully about Jesus, and to send one another back into Accra on Monday more honest, more patient and less alone.'

const vision = [
  {
    title: 'A seat',
    text: 'Nobody in our part of the city eats alone on a Sunday.',
  },
  {
    title: 'A name',
    text: 'Everybody who comes three times is known by name in a fellowship, and missed when they stay away.',
  },
  {
    title: 'A trade and a book',
    text: 'Every child and every grown learner among us reads, and every young person learns a skill.',
  },
  {
    title: 'A dry roof',
    text: 'A house that is open all week: cool, dry, and easy to enter in a wheelchair.',
  },
] as const

const beliefs = [
  {
    title: 'One God',
    text: 'Father, Son and Holy Spirit, who made this world, calls it good, and has not left it.',
    scripture: 'Genesis 1:31; Matthew 28:19',
  },
  {
    title: 'Jesus Christ',
    text: 'God among us, born of Mary, crucified and risen. In him we see what God is like, and we need no other go-between.',
    scripture: 'John 1:14; 1 Timothy 2:5',
  },
  {
    title: 'Grace',
    text: 'We are forgiven as a gift. No offering buys it, no past is too much for it, and good works are how we say thank you.',
    scripture: 'Ephesians 2:8-10',
  },
  {
    title: 'The Bible',
    text: 'God’s word to us, best read aloud, together, in the language in which you dream.',
    scripture: '2 Timothy 3:16',
  },
  {
    title: 'Baptism and Communion',
    text: 'Water once, bread and cup on the first Sunday of each month. We turn nobody away from it.',
    scripture: 'Romans 6:4; 1 Corinthians 11:26',
  },
  {
    title: 'The church',
    text: 'One body with many parts, of every tribe and tongue. If one suffers, all of us act.',
    scripture: '1 Corinthians 12:26',
  },
  {
    title: 'Hope',
    text: 'Christ will come and set right what we could not. Until then we sing.',
    scripture: 'Revelation 21:4',
  },
] as const

const timeline = [
  {
    when: '1971',
    title: 'The mango tree',
    text: 'Eleven people, two Bibles, one lamp.',
  },
  {
    when: '1978',
    title: 'The Chapel of Thanksgiving',
    text: 'Eighty seats, built on Saturdays by those who would sit in them.',
  },
  {
    when: '1983',
    title: 'The hungry year',
    text: 'One pot for the whole street, every day for five months. Eight women kept it going; so began Mmaa Nkunim.',
  },
  {
    when: '1996',
    title: 'The church hall',
    text: 'A kitchen, a library on the first floor, and rooms for Sunday school across the yard.',
  },
  {
    when: '2007',
    title: 'The main auditorium',
    text: 'The second service begins, at eleven, because the first no longer fits.',
  },
  {
    when: '2015',
    title: 'After the June flood',
    text: 'We slept forty people in the hall. Since then we rake the market drains, every month.',
  },
  {
    when: '2020',
    title: 'Church by telephone',
    text: 'Doors closed, each fellowship called its people on Sunday. The live stream stayed when the doors opened.',
  },
  {
    when: 'Now',
    title: 'Half a roof',
    text: 'The north side is paid for. The rest hangs on the notice board at the entrance.',
  },
] as const

/** The four values of the specification, each with its symbol. */
const values = [
  {
    title: 'Faith',
    text: 'We pray before we plan, and again when the plan has failed. Doubt is welcome: bring it along.',
    symbol: 'gye-nyame',
  },
  {
    title: 'Community',
    text: 'Births, sickbeds, exams, funerals: somebody from here will be at the door before you have called everybody.',
    symbol: 'nkonsonkonson',
  },
  {
    title: 'Service',
    text: 'The preacher stacks chairs as well. Whoever leads something here has first carried something.',
    symbol: 'dwennimmen',
  },
  {
    title: 'Growth',
    text: 'A woman of fifty-eight learnt to read in our hall. None of us is finished.',
    symbol: 'mate-masie',
  },
] as const

const leadership = [
  {
    name: 'Rev. Ebenezer Asiedu-Larbi',
    role: 'Senior pastor',
    text: 'A bus conductor’s son, with us since 2009. He preaches for half an hour, visits all Tuesday, and cannot be beaten at oware.',
    symbol: 'gye-nyame',
    tone: 'forest',
  },
  {
    name: 'Pastor Esi Quaye',
    role: 'Pastor for families and teaching',
    text: 'She taught chemistry for twelve years and still draws on the board. Ask her the question that you would not ask a pastor.',
    symbol: 'mate-masie',
    tone: 'indigo',
  },
  {
    name: 'Elder Komla Agbenyegah',
    role: 'Elder for welfare and outreach',
    text: 'A retired railway man with an old Peugeot and a small notebook. If your name is in it, somebody is coming.',
    symbol: 'akoma',
    tone: 'laterite',
  },
  {
    name: 'Adwoa Frimpong',
    role: 'Church administrator',
    text: 'She knows where the key is, when the hall is free and what the generator drinks. The church office is hers.',
    symbol: 'bese-saka',
    tone: 'gold',
  },
] as const

/** Fellowships and their leaders, with time and place as in the fellowships' data. */
const fellowshipLeaders = fellowships.map(({ key }) => describeFellowship(key))

const quotes = [
  {
    text: 'I was fourteen and held the lamp. They told me to hold it still. I have tried to do that ever since.',
    name: 'Joyce Wiredu',
    who: 'retired teacher, first service',
  },
  {
    text: 'I drive till nine on Saturdays, so I fall asleep in the sermon. An usher puts a cushion there now.',
    name: 'Prosper Gbeve',
    who: 'trotro driver, Emmaus Bible Fellowship',
  },
  {
    text: 'In the hostel nobody knew whether I was in or out. Here I missed two Fridays and six people called.',
    name: 'Maame Yaa Kissi',
    who: 'student nurse, Nkabom Young Adults',
  },
] as const

const visit = [
  ['Sundays 9:00 AM', 'The quieter service, with the old hymns'],
  ['Sundays 11:00 AM', 'Band, drums and the children'],
  ['Parking', 'School park across the road'],
  ['Sign language', 'At eleven, from the front left pews'],
] as const

export const about: SamplePage = {
  place: placeAt('/about'),
  document: {
    title: 'About',
    description:
      'A congregation in Accra since 1971: our story, mission and beliefs, who leads the church, and when to visit.',
    share: { title: 'About us', symbol: 'sankofa', tone: 'laterite' },
    blocks: [
      blockOf('hero', 'top', {
        title: 'About us',
        symbol: 'sankofa',
        text: 'We began under a mango tree in Accra with a borrowed bench. There is still no seat here that belongs to anybody.',
        art: 'nyame-dua',
        tone: 'forest',
        caption: '[Nyame Dua]{lang=ak}, the tree of God. Ours bears mangoes and stands by the gate.',
      }),
      blockOf('tabs', 'who-we-are', {
        name: 'About the church',
        items: [
          { anchor: 'our-story', title: 'Our Story', text: story.join('\n\n') },
          {
            anchor: 'mission-vision',
            title: 'Mission & Vision',
            statement: mission,
            lead: 'And this is what we would like to see before the tree is a hundred:',
            notes: vision,
          },
          {
            anchor: 'our-beliefs',
            title: 'Our Beliefs',
            wide: true,
            notes: beliefs.map(({ scripture, ...belief }) => ({ ...belief, source: scripture })),
          },
        ],
      }),
      blockOf('cards', 'values', { look: 'values', title: 'Core values', items: values }),
      blockOf('steps', 'timeline', { title: 'From the tree to the roof', items: timeline }),
      blockOf('map-and-directions', 'visit', {
        title: 'Visit us',
        text: 'Come through the gate by the mango tree. An usher says [akwaaba]{lang=ak}, walks you to a seat near a fan, and shows you the way to the food afterwards.',
        actions: [
          { label: 'Plan your visit', link: '/contact' },
          { label: 'What happens when', link: '/worship-services' },
        ],
        facts: factsOf(visit),
      }),
      blockOf('people', 'leadership', {
        title: 'Leadership team',
        link: '/worshipteam',
        more: 'Worship team',
        items: leadership,
      }),
      blockOf('table', 'fellowship-leaders', {
        title: 'Who leads in the week',
        link: '/fellowships',
        more: 'Fellowships',
        columns: ['Fellowship', 'Leader', 'Meets'],
        rows: fellowshipLeaders.map(({ name, leader, when }) => ({ cells: [name, leader, when] })),
      }),
      blockOf('quote', 'voices', {
        title: 'What members say',
        link: '/testimonies',
        more: 'Testimonies',
        items: quotes,
      }),
    ],
  },
}
