const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

/** `Sunday, 22 November 2026` of a calendar day, which is the same in every time zone. */
export const longDay = (date: string): string => long.format(new Date(date))
