/** How an event can repeat: the stored rule, and its words in a form. */
export const repeatWays = [
  ['weekly', 'Every week'],
  ['every-2-weeks', 'Every 2 weeks'],
  ['every-3-weeks', 'Every 3 weeks'],
  ['every-4-weeks', 'Every 4 weeks'],
  ['monthly-by-day', 'Every month, same date (the 15th)'],
  ['monthly-by-weekday', 'Every month, same weekday (second Sunday)'],
  ['monthly-by-last-weekday', 'Every month, last weekday (last Friday)'],
] as const

export type RepeatRule = (typeof repeatWays)[number][0]

export const repeatRules = repeatWays.map(([rule]) => rule)

/** Which events of a series a change or deletion means, and their words in a form. */
export const scopeWays = [
  ['one', 'This event only'],
  ['following', 'This and all later events'],
] as const

export type SeriesScope = (typeof scopeWays)[number][0]

export const seriesScopes = scopeWays.map(([scope]) => scope)

/** The most events that a series can be limited to, and that are made at once. */
export const mostRepeats = 60
