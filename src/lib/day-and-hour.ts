const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** `22 November, 10:15` in the church's time zone, which is UTC all year (docs/decisions/0028). */
export const dayAndHour = (time: Date): string => `${day.format(time)}, ${time.toISOString().slice(11, 16)}`
