// What the sample congregation spends, plans and owes. No person and no company of these names is real.

/** The rule of approval, in whole cedis: from when a third person checks, and two signatories approve. */
export const spendRule = { check: 2000, second: 5000 } as const

/**
 * Vouchers, the oldest first: `daysAgo` when it was prepared, the amount in whole cedis, and how far it has gone. `assessment` is the place in
 * the list below of the one that it pays.
 */
export const vouchers = [
  {
    daysAgo: 27,
    category: 'Electricity and water',
    payee: 'Volta Sun Power',
    asked: 'Catechist Isaac Boadu',
    purpose: 'Prepaid electricity of the chapel and the hall',
    amount: 850,
    went: 'received',
  },
  {
    daysAgo: 24,
    category: 'Assessments to circuit and district',
    payee: 'The circuit treasurer',
    asked: 'The session',
    purpose: 'Circuit assessment, first half',
    amount: 1500,
    went: 'received',
    assessment: 0,
  },
  {
    daysAgo: 20,
    category: 'Repairs and maintenance',
    payee: 'Harmattan Roofing',
    asked: 'The property committee',
    purpose: 'Forty roofing sheets for the vestry, after the storm',
    amount: 2400,
    went: 'paid',
  },
  {
    daysAgo: 12,
    category: 'Office and printing',
    payee: 'Sika Print House',
    asked: 'The church office',
    purpose: 'Service booklets for the harvest',
    amount: 430,
    went: 'cancelled',
  },
  {
    daysAgo: 9,
    category: 'Music and sound',
    payee: 'Anibok Sound',
    asked: 'The choir',
    purpose: 'Two microphones and a stand',
    amount: 1180,
    went: 'approved',
  },
  {
    daysAgo: 6,
    category: 'Building',
    payee: 'Pra River Timber',
    asked: 'The building committee',
    purpose: 'Timber for the benches of the children’s hall',
    amount: 6500,
    went: 'approved once',
  },
  {
    daysAgo: 4,
    category: 'Transport',
    payee: 'Asaase Minibus',
    asked: 'The women’s fellowship',
    purpose: 'A bus to the funeral in Nsawam',
    amount: 700,
    went: 'prepared',
  },
  {
    daysAgo: 2,
    category: 'Evangelism and missions',
    payee: 'Sika Print House',
    asked: 'The evangelism team',
    purpose: 'Two thousand tracts in Twi and Ga',
    amount: 3200,
    went: 'prepared',
  },
] as const

/** What comes again each month on its first day, in whole cedis. */
export const everyMonth = [
  {
    category: 'Allowances and salaries',
    payee: 'The caretaker',
    asked: 'The session',
    purpose: 'Wages of the caretaker',
    amount: 1200,
  },
  {
    category: 'Rent',
    payee: 'Adabraka Schools',
    asked: 'The session',
    purpose: 'Rent of the classroom for the children’s service',
    amount: 400,
  },
] as const

/** What the church owes to those above it, in whole cedis, with the month in which it is due. */
export const assessments = [
  { name: 'Circuit assessment, first half', payee: 'The circuit treasurer', amount: 1500, month: 6 },
  { name: 'Circuit assessment, second half', payee: 'The circuit treasurer', amount: 1500, month: 12 },
  { name: 'District development fund', payee: 'The district office', amount: 900, month: 11 },
] as const

/** The budget of each month, in whole cedis: what comes in, and by category what goes out. */
export const monthlyIncome = 12_000
export const monthlySpending = [
  ['Allowances and salaries', 1200],
  ['Electricity and water', 900],
  ['Rent', 400],
  ['Repairs and maintenance', 1500],
  ['Transport', 600],
  ['Office and printing', 350],
  ['Evangelism and missions', 1000],
  ['Music and sound', 500],
] as const

/** Who agreed to the budget. */
export const agreedBy = 'Church council'

/** Why the cancelled voucher was cancelled. */
export const cancelledWhy = 'The youth printed the booklets themselves.'

/** Who took the money of a voucher. */
export const takers = ['Kojo Amankwah', 'Mrs. Comfort Tagoe'] as const

/** What the bank took by itself, in pesewas. */
export const bankCharges = [
  { daysAgo: 33, amount: 1_250, text: 'COT CHARGES' },
  { daysAgo: 5, amount: 1_400, text: 'COT CHARGES' },
  { daysAgo: 5, amount: 500, text: 'SMS ALERT FEE' },
] as const
