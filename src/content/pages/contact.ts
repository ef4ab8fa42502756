import { blockOf } from '../../lib/contract/website/blocks/fill.ts'
import { factsOf, placeAt, type SamplePage } from './sample-page.ts'

const office = [
  ['Where we are', 'Accra, opposite the school park: through the gate by the mango tree'],
  ['Office hours', 'Tuesday to Friday 9:00 AM to 4:00 PM, and on Sundays after each service'],
  ['Who is there', 'Adwoa Frimpong, church administrator'],
] as const

/** Steps from sending a message to the reply. */
const journey = [
  {
    when: 'At once',
    title: 'It is in the office',
    text: 'Your message goes straight to the church’s own inbox. No other company reads it on the way.',
  },
  {
    when: 'The next working day',
    title: 'Adwoa reads it',
    text: 'She hands it to the one person whom it concerns: a pastor, an elder, the leader of a fellowship. Nobody reads it out on Sunday.',
  },
  {
    when: 'Within two days',
    title: 'Somebody writes back, by name',
    text: 'By e-mail, or by a call if that is easier to answer. Should you hear nothing, please call the office: then something went wrong on our side.',
  },
] as const

/** Alternatives to the contact form. */
const otherDoors = [
  {
    title: 'If it cannot wait',
    text: 'Somebody is ill, or has died, or you are not safe at home: please call. Outside office hours the line is passed on to the elder on duty.',
  },
  {
    title: 'Facebook, YouTube and WhatsApp',
    text: 'Look for “Asɔre Accra”. On WhatsApp we are under the number of the office, and answer in its hours.',
  },
  {
    title: 'On Sunday',
    text: 'The welcome desk stands inside the gate from 8:30 AM until the last plate of waakye is gone. Ask for anybody by name.',
  },
] as const

export const contact: SamplePage = {
  place: placeAt('/contact'),
  document: {
    title: 'Contact',
    description:
      'Write to Asɔre in Accra, call the church office or come by: where we are, when somebody is there, and who reads your message.',
    share: { title: 'Contact us', symbol: 'mate-masie', tone: 'indigo' },
    blocks: [
      blockOf('hero', 'top', {
        title: 'Contact us',
        symbol: 'mate-masie',
        text: 'A question, a visit, a favour, a complaint: write it down here. One person reads it, and one person answers.',
      }),
      blockOf('own-part', 'write', {
        title: 'Send a message',
        aside: 'The church office',
        facts: factsOf(office),
      }),
      blockOf('steps', 'journey', { title: 'What happens with your message', items: journey }),
      blockOf('cards', 'doors', { title: 'Other ways to reach us', items: otherDoors }),
      blockOf('call-to-action', 'pray', {
        title: 'Would you like us to pray?',
        text: 'Prayer requests have a page of their own. You decide there whether the church sees yours, or only its staff.',
        actions: [
          { label: 'Ask for prayer', link: '/prayer-requests' },
          { label: 'Your first Sunday', link: '/worship-services' },
        ],
      }),
    ],
  },
}
