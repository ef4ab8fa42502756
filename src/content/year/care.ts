// What the sample congregation cared for in a year. All invented.

/** Newcomers of the year, the oldest first: how many days ago the card was written, who brought them, and what became of them; '' while the card is open. */
export const newcomers = [
  {
    daysAgo: 340,
    broughtBy: 'A colleague at the port',
    outcome: 'Joined the men’s fellowship, and holds the ladder there.',
  },
  {
    daysAgo: 305,
    broughtBy: 'Saw the light at the all-night prayer',
    outcome: 'Member. Keeps the gate on Sundays.',
  },
  { daysAgo: 281, broughtBy: 'Her sister', outcome: 'Sings alto.' },
  {
    daysAgo: 250,
    broughtBy: '',
    outcome: 'Was here for one funeral. Thanked us, and worships at home in Keta.',
  },
  { daysAgo: 226, broughtBy: 'A neighbour', outcome: 'Joined the young adults.' },
  { daysAgo: 190, broughtBy: 'The radio', outcome: 'Member, and helps in the Sunday school.' },
  {
    daysAgo: 166,
    broughtBy: 'Her children, from the Saturday club',
    outcome: 'Came for the children, stayed for the psalms.',
  },
  { daysAgo: 131, broughtBy: 'A trotro mate', outcome: 'Moved to Tamale. We wrote to the church there.' },
  { daysAgo: 96, broughtBy: '', outcome: 'Joined the Bible study.' },
  { daysAgo: 61, broughtBy: 'A nurse of ours', outcome: 'Member. Was baptised at the beach.' },
  { daysAgo: 24, broughtBy: 'A school friend', outcome: '' },
  { daysAgo: 17, broughtBy: 'Walked past and heard the drums', outcome: '' },
  { daysAgo: 9, broughtBy: 'Her landlady', outcome: '' },
] as const

/** Words of those who called and visited. */
export const steps = [
  'Was glad of the call, and asks where to park.',
  'We sat under the mango tree for an hour.',
  'Came to the class, with many questions.',
  'Chose a fellowship near the house.',
] as const

/** Other tasks of the year; `went` is '' for what is still to do. */
export const tasks = [
  {
    kind: 'hospital',
    daysAgo: 330,
    title: 'Visit at the teaching hospital',
    went: 'Home again. Sends thanks for the soup.',
  },
  {
    kind: 'bereavement',
    daysAgo: 300,
    title: 'One-week celebration at the family house',
    went: 'Forty of us came, the choir sang.',
  },
  {
    kind: 'other',
    daysAgo: 262,
    title: 'Help with the school fees letter',
    went: 'The school waits until next term.',
  },
  { kind: 'hospital', daysAgo: 231, title: 'Pray before the operation', went: 'It went well.' },
  { kind: 'other', daysAgo: 198, title: 'Talk with the two families', went: 'They ate together afterwards.' },
  {
    kind: 'bereavement',
    daysAgo: 177,
    title: 'Sit with the widow on Thursday',
    went: 'She talked, we listened.',
  },
  {
    kind: 'hospital',
    daysAgo: 140,
    title: 'Bring Holy Communion to the ward',
    went: 'Three of the other beds joined in.',
  },
  {
    kind: 'other',
    daysAgo: 118,
    title: 'Find a room near the market',
    went: 'With the Sowahs for half a year.',
  },
  {
    kind: 'hospital',
    daysAgo: 83,
    title: 'Drive to dialysis, Tuesdays',
    went: 'Four drivers take turns now.',
  },
  {
    kind: 'bereavement',
    daysAgo: 55,
    title: 'Arrange the burial service',
    went: 'Buried at Awudome, in peace.',
  },
  { kind: 'other', daysAgo: 12, title: 'Ask about work for the second son', went: '' },
  { kind: 'hospital', daysAgo: 5, title: 'Visit at the children’s ward', went: '' },
  { kind: 'bereavement', daysAgo: 3, title: 'Call about the one-week celebration', went: '' },
] as const

/** What people wrote to the office, and how it ended: answered on the telephone, in somebody’s hands, or open. */
export const questions = [
  {
    daysAgo: 210,
    subject: 'Dedication of our daughter',
    message: 'Is the second Sunday of the month still free? We are eleven.',
    went: 'Called: yes, after the first hymn. They bring the cloth.',
  },
  {
    daysAgo: 172,
    subject: 'The old hymn books',
    message: 'May our school have those that you no longer use?',
    went: 'Called: sixty are in boxes behind the organ.',
  },
  {
    daysAgo: 133,
    subject: 'A letter for my landlord',
    message: 'He asks for somebody who knows me. Can the church write a line?',
    went: 'The pastor wrote it, it is with the office.',
  },
  {
    daysAgo: 90,
    subject: 'Sign language',
    message: 'My brother is deaf. At which service does somebody sign?',
    went: 'Called: the second, in front on the left.',
  },
  {
    daysAgo: 47,
    subject: 'Water at the Kasoa branch',
    message: 'The tank leaks again, and the plumber asks for half beforehand.',
    went: 'Paid by the branch. The plumber came on Monday.',
  },
  {
    daysAgo: 8,
    subject: 'Choir robes',
    message: 'Two of the robes are with me since the concert. When is somebody at the office?',
    went: 'taken',
  },
  {
    daysAgo: 2,
    subject: 'A wedding in three months',
    message: 'We hope for the last Saturday. Whom do we see first, the pastor or the office?',
    went: '',
  },
  {
    daysAgo: 1,
    subject: 'Lost: a small red shoe',
    message: 'Left foot, size 21, probably under the third bench.',
    went: '',
  },
] as const
