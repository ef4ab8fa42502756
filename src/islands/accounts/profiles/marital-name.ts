import { profileWords } from './messages.ts'

/** The name of a marital status; another backend may have more of them. */
export function maritalName(status: string): string {
  const names: Record<string, string> = {
    single: profileWords.single,
    married: profileWords.married,
    divorced: profileWords.divorced,
    widowed: profileWords.widowed,
  }
  return names[status] ?? status.charAt(0).toUpperCase() + status.slice(1)
}
