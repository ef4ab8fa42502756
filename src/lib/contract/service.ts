/** A service of every week (spec 1 §3, "Static service"). */
export type ServiceFields = {
  id: number
  day: string
  title: string
  /** The church's local hour, `09:00`; '' for a service without one. */
  time: string
  /** When it is over; '' when nobody knows. */
  end_time: string
  location: string
  description: string
  pastor: string
  /** The day on which it is next, `2026-11-22`. */
  next_date: string
  /** How many usually come. */
  attendees: number
  childcare: boolean
  /** Into which it is translated. */
  languages: string[]
  livestream: boolean
  version: number
}
