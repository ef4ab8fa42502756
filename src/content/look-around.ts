import type { SampleRole } from '../lib/contract/settings/look-around.ts'
import type { SamplePerson } from './people.ts'

/*
 * Who looks around in the demonstration, and what is worth doing first. The login, `npm start`, the card of the dashboards and the README say
 * it; no church of people loads it.
 */

type Step = readonly [text: string, address: string]

export type LookAround = {
  as: SampleRole
  username: SamplePerson['username']
  name: string
  /** What to try first, in one line. */
  first: string
  steps: readonly [Step, Step, Step, Step, Step]
}

export const lookAround: readonly LookAround[] = [
  {
    as: 'member',
    username: 'member',
    name: 'Member',
    first: 'Answer a request to serve, and ask for prayer',
    steps: [
      ['Say yes or no to a request to serve', '/rota'],
      ['Ask for prayer, or pray for somebody', '/prayer-requests'],
      ['See who is in your fellowship, and when it meets', '/member-fellowship'],
      ['Read what you have given, with the receipts', '/my-giving'],
      ['Read what the church has written to you', '/my-messages'],
    ],
  },
  {
    as: 'newcomer',
    username: 'newcomer',
    name: 'Newcomer',
    first: 'Complete the profile, or leave it for later',
    steps: [
      ['Complete your profile', '/complete-profile'],
      ['Find a fellowship near you', '/fellowships'],
      ['See when the next service is', '/service-times'],
      ['Sign up for an event', '/events'],
      ['Listen to a sermon', '/sermons'],
    ],
  },
  {
    as: 'leader',
    username: 'leader',
    name: 'Leader',
    first: 'Mark who came to the last meeting, and call who has stayed away',
    steps: [
      ['Mark who came to the last meeting', '/fellowship-leader#events'],
      ['See who has not been seen for a while', '/fellowship-leader#members'],
      ['Answer what members have written to you', '/fellowship-leader#messages'],
      ['Do a task of care that is yours', '/care#mine'],
      ['Write to the whole fellowship', '/fellowship-leader#send-messages'],
    ],
  },
  {
    as: 'usher',
    username: 'usher',
    name: 'Usher',
    first: 'Open a check-in, and mark who is here',
    steps: [
      ['Open a check-in, and mark who is here', '/check-in#desk'],
      ['Check a child in, with a code for who brings it', '/check-in#children'],
      ['Count the heads', '/check-in#heads'],
      ['Write down a newcomer at the door', '/care#card'],
      ['Say yes or no to a request to serve', '/rota'],
    ],
  },
  {
    as: 'treasurer',
    username: 'treasurer',
    name: 'Treasurer',
    first: 'Read the report of the year, and match a payment with its giver',
    steps: [
      ['Read what came in this year', '/books#report'],
      ['Match payments of a statement with their givers', '/books#matching'],
      ['Open an entry of the ledger, and print its receipt', '/books#ledger'],
      ['See how far the pledges are', '/books#pledges'],
      ['Pay what the welfare fund owes', '/books#welfare'],
    ],
  },
  {
    as: 'counter',
    username: 'counter',
    name: 'Counter',
    first: 'Count the offering that waits for a second person',
    steps: [
      ['Count the offering that waits for a second person', '/books#counts'],
      ['Read how two people count', '/help/books-counts'],
      ['Read what you have given yourself', '/my-giving'],
      ['See when you serve', '/rota'],
      ['Compare with what the church tells everybody', '/give'],
    ],
  },
  {
    as: 'pastor',
    username: 'pastor',
    name: 'Pastor',
    first: 'See who is new, and how the care of the church goes',
    steps: [
      ['See who is new, and what is done for them', '/care#newcomers'],
      ['See what is overdue, by fellowship', '/care#overview'],
      ['Open a person, and write a note of care', '/people#people'],
      ['See whose birthday it is this week', '/people#week'],
      ['Look at the attendance of a year', '/check-in#history'],
    ],
  },
  {
    as: 'media',
    username: 'media',
    name: 'Media team',
    first: 'Go live, and put a sermon on the site',
    steps: [
      ['Go live', '/media-dashboard#live'],
      ['Put a sermon on the site', '/media-dashboard#upload'],
      ['Give a sermon its chapters', '/media-dashboard#sermons'],
      ['Change a page, and see it before others do', '/media-dashboard#pages'],
      ['Hear how it sounds to a listener', '/sermons'],
    ],
  },
  {
    as: 'admin',
    username: 'admin',
    name: 'Admin',
    first: 'See what waits for the church office, and who may do what',
    steps: [
      ['Read what people have written to the church', '/inbox'],
      ['Give somebody a duty', '/super-admin#users'],
      ['Change the name and the colours of the church', '/super-admin#our-church'],
      ['Switch off what a small church does not need', '/super-admin#modules'],
      ['Make a list of people, and write to them', '/people#found'],
    ],
  },
]

/** The person as whom one looks around, by username. */
export const sampleWith = (username: string): LookAround | undefined =>
  lookAround.find((one) => one.username === username)
