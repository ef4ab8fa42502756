/** How an event can repeat: the stored rule, and its words in a form. */
export const repeatWays = [
  ['weekly', 'Every week'],
  ['every-2-weeks', 'Every two weeks'],
  ['every-3-weeks', 'Every three weeks'],
  ['every-4-weeks', 'Every four weeks'],
  ['monthly-by-day', 'Every month on the same day'],
  ['monthly-by-weekday', 'Every month on the same weekday, such as the third Saturday'],
  ['monthly-by-last-weekday', 'Every month on the last such weekday'],
] as const

export type RepeatRule = (typeof repeatWays)[number][0]

export const repeatRules = repeatWays.map(([rule]) => rule)

/** Which events of a series a change or deletion means: this one, this and all after it, or all from today on. */
export const seriesScopes = ['one', 'following', 'all'] as const
export type SeriesScope = (typeof seriesScopes)[number]

/** The most events that a series can be limited to, and that are made at once. */
export const mostRepeats = 60
