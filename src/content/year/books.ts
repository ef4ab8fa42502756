// The words of a year in the books of the sample congregation. No person and no company of these names is real.

/** Who gives by cheque, with the number of the cheque. */
export const chequeGivers = [
  'Nyame Adom Cold Store',
  'The family of the late Opanyin Boakye',
  'Harmattan Avenue Traders',
] as const

/** Why somebody gives an envelope of thanks. */
export const thanks = [
  'For a safe delivery',
  'For the new shop',
  'For a passed examination',
  'For rain in time',
  'For healing after the operation',
  'For twenty years of marriage',
  'For a safe journey from Kumasi',
  'In memory of Grandmother',
] as const

/** What givers write with a gift from the telephone. */
export const giftWords = [
  '',
  '',
  '',
  '',
  'God bless the choir.',
  'For the children’s hall.',
  'From the three of us.',
  'I could not come on Sunday.',
  'For those who are sick.',
  'Thank you for the visit.',
  'From Tamale, with love.',
] as const

/** Why gifts did not come about. */
export const giftFaults = [
  ['failed', 'The wallet had not enough money.'],
  ['expired', 'The request on the telephone was not approved in time.'],
  ['failed', 'The network did not answer.'],
  ['failed', 'The card was declined by its bank.'],
] as const

export const campaigns = {
  roof: 'A roof for the children’s hall',
  harvest: 'Harvest of last year',
} as const

/** Pledges that were written on paper. */
export const paperPledges = [
  ['Maame Serwaa of the market', 300],
  ['Opanyin Tawiah', 500],
  ['The Saturday club', 200],
] as const

export const releasedWord = 'My work has ended. What I could bring, I have brought with joy.'

export const benefits = [
  { name: 'Death of a husband, a wife or a child', amount: 150_000, most_times: null },
  { name: 'Death of a parent', amount: 100_000, most_times: 4 },
  { name: 'Stay in hospital', amount: 50_000, most_times: null },
  { name: 'Birth of a child', amount: 30_000, most_times: 4 },
] as const

/** What members ask the welfare fund for: the number of the benefit, how many days ago, and how it went. */
export const claims = [
  { benefit: 1, daysAgo: 200, words: 'My father was buried at Winneba on Saturday.', went: 'received' },
  { benefit: 2, daysAgo: 120, words: 'Nine days at the hospital with malaria, home now.', went: 'received' },
  { benefit: 3, daysAgo: 75, words: 'A girl, born on a Friday: Afua.', went: 'paid' },
  { benefit: 2, daysAgo: 33, words: 'The operation on my knee.', went: 'approved voucher' },
  { benefit: 3, daysAgo: 21, words: 'Twins, a boy and a girl. Both are well.', went: 'prepared' },
  { benefit: 1, daysAgo: 16, words: 'My mother, after a long illness.', went: 'approved' },
  { benefit: 2, daysAgo: 60, words: 'One night for observation.', went: 'declined' },
  { benefit: 0, daysAgo: 90, words: 'Sent twice by mistake.', went: 'withdrawn' },
  { benefit: 2, daysAgo: 4, words: 'My son broke his arm on the school park.', went: 'one vote' },
  { benefit: 3, daysAgo: 1, words: 'A boy at last. We call him Kwame.', went: 'asked' },
] as const

export const declinedWhy =
  'The rule asks for three nights in hospital. We will visit and bring soup all the same.'
export const agreedWhy = 'We were there, and we know how it is.'
export const waiverReason =
  'The shop burnt in the market fire. Half a year without dues, and we ask again then.'

/** Payments of a statement file that wait for a decision, or were decided. */
export const openPayments = [
  { name: 'YAA SARPONG', text: 'TITHE', amount: 20_000 },
  { name: 'DIASPORA FRIENDS', text: 'FOR THE ROOF', amount: 150_000 },
  { name: '', text: 'CASH DEPOSIT BRANCH 12', amount: 35_000 },
] as const
export const asidePayment = {
  text: 'RENT OF THE HALL, WEDDING',
  amount: 80_000,
  reason: 'Rent, no gift: it stands in the book of the hall.',
} as const

/** Refunds in each state, the oldest first: how many days ago somebody asked, and why it was declined, failed or waits. */
export const refunds = [
  {
    state: 'processed',
    daysAgo: 45,
    reason: 'Given twice: the network was slow, and the button was pressed again.',
    why: '',
  },
  {
    state: 'declined',
    daysAgo: 38,
    reason: 'The giver meant another fund.',
    why: 'Nothing has to go back for that: the treasurer moves it to the right fund.',
  },
  {
    state: 'failed',
    daysAgo: 27,
    reason: 'An extra nought: it should have been a tenth.',
    why: 'The wallet is closed. We give it back in cash.',
  },
  { state: 'pending', daysAgo: 3, reason: 'Paid for the wrong family’s pledge.', why: '' },
  { state: 'sent', daysAgo: 1.5, reason: 'The son pressed the button while playing.', why: '' },
  { state: 'asked', daysAgo: 0.1, reason: 'Given for an event that does not take place.', why: '' },
] as const

/** Gifts that are under way: what the giver or the provider still has to do, and how many minutes ago it began. */
export const openGifts = [
  { state: 'created', minutesAgo: 2 },
  { state: 'sent', minutesAgo: 5 },
  { state: 'pending', minutesAgo: 9 },
  { state: 'needs code', minutesAgo: 14 },
  { state: 'code sent', minutesAgo: 21 },
] as const

/** Gifts that members make again and again: those that go on, and those that have ended, with why where the card was refused. */
export const repeatedGifts = [
  { way: 'remind', every: 'month', ended: false, why: '' },
  { way: 'remind', every: 'week', ended: false, why: '' },
  { way: 'remind', every: 'month', ended: true, why: '' },
  { way: 'card', every: 'month', ended: false, why: '' },
  { way: 'card', every: 'month', ended: true, why: 'The card was declined by its bank.' },
  { way: 'card', every: 'month', ended: true, why: '' },
] as const

/** The headings of the bank’s file, which the treasurer has said once what they are. */
export const statementHeadings = ['Date', 'Reference', 'Narration', 'Name', 'Credit', 'Balance'] as const
/** What the bank writes of a gift of the page Give that it has paid out. */
export const settlement = { name: 'PAYSTACK SETTLEMENT', text: 'SETTLEMENT OF ONE CARD PAYMENT' } as const
export const returnedCheque = 'The bank returned this cheque unpaid. The giver brings the sum in cash.'
export const stays =
  'Paid to the provider for the hall’s sound system by another church, and sent back by them.'

/** The list of earlier years that the treasurer has imported. */
export const pastImport = {
  name: 'Tithe book of the envelopes.xlsx',
  header: ['Date', 'Name', 'Phone', 'Amount', 'Fund', 'Method'],
  mapping: ['date', 'full_name', 'telephone', 'amount', 'fund', 'method'],
  method: 'Envelope',
} as const
