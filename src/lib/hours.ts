/** `6:30 PM` from `18:30`; any other text is returned unchanged. */
export function formatHour(time: string): string {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})/.exec(time) ?? []
  if (!hour || !minute || Number(hour) > 23 || Number(minute) > 59) return time
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}
