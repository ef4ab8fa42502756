/** `6:30 PM` from `18:30`; any other text is returned unchanged. */
export function formatHour(time: string): string {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})/.exec(time) ?? []
  if (!hour || !minute || Number(hour) > 23 || Number(minute) > 59) return time
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}

/** `6:30 PM to 8:00 PM`; without an end only its beginning, and '' without a beginning. */
export function formatHours(time: string, end: string): string {
  return time && end ? `${formatHour(time)} to ${formatHour(end)}` : formatHour(time)
}
